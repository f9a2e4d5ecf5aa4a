//! Data: names and words of each language, from which one learns which letters follow which.
//!
//! Names of players and places, words of everyday and of chess. They teach the habits of a
//! language and are no dictionary: nothing is looked up here as a whole.

use super::language::Language;

/// The words of each language that is written with an alphabet.
pub(super) const LEXICON: &[(Language, &str)] = &[
    (Language::English, ENGLISH),
    (Language::German, GERMAN),
    (Language::French, FRENCH),
    (Language::Spanish, SPANISH),
    (Language::Portuguese, PORTUGUESE),
    (Language::Italian, ITALIAN),
    (Language::Swedish, SWEDISH),
    (Language::Danish, DANISH),
    (Language::Finnish, FINNISH),
    (Language::Icelandic, ICELANDIC),
    (Language::Polish, POLISH),
    (Language::Czech, CZECH),
    (Language::Slovak, SLOVAK),
    (Language::Hungarian, HUNGARIAN),
    (Language::Croatian, CROATIAN),
    (Language::Romanian, ROMANIAN),
    (Language::Russian, RUSSIAN),
    (Language::Ukrainian, UKRAINIAN),
    (Language::Bulgarian, BULGARIAN),
];

const ENGLISH: &str = "\
the of and to in is it that was for on with as at be this have from or had by but not what all \
were when we there can an your which their said if do will each about how up out them then she \
many some so these would other into has more her two like him see time could no make than first \
been its who now people my made over did down only way find use may water long little very after \
white black wins better draw move game attack defence opening championship tournament open round \
winning losing blunder mistake sacrifice exchange endgame middlegame initiative counterplay strong \
weak king queen rook bishop knight pawn square file rank centre center diagonal mate check \
smith johnson williams brown jones miller davis wilson anderson taylor thomas moore martin jackson \
thompson white harris clark lewis robinson walker young allen king wright scott green baker adams \
nelson carter mitchell roberts turner phillips campbell parker evans edwards collins stewart morris \
michael james john robert david william richard joseph charles christopher daniel matthew anthony \
mark steven andrew paul joshua kenneth kevin brian george edward london hastings manchester \
fiancée naïve café cliché résumé brontë zoë chloë";

const GERMAN: &str = "\
und der die das ein eine nicht mit von auf für ist im dem den des zu sich auch als an es so aus \
bei nach wie oder aber nur noch über wird sind war hat kann mehr vor zum zur einem einen einer \
müller schmidt schneider fischer weber schäfer köhler krüger möller könig günther böhm schröder \
jäger kühn bär krämer lüders förster grünberg hübner pfleger unzicker hüttner stöckl röder rösch \
schönberger größer strauß weiß groß preuß voß süß fuß spieß heß meißner roßmann kießling \
bürger dürer hölzl brückner bäcker höfer hähnel dörfler fährmann gärtner wächter täuber läufer \
jörg jürgen günter götz björn käthe sören bärbel rüdiger lüder volkmar ulrich wolfgang heinrich \
köln münchen düsseldorf nürnberg würzburg tübingen göttingen saarbrücken osnabrück zürich bözberg \
österreich lübeck görlitz mönchengladbach gütersloh fürth thüringen baden württemberg \
straße schloß städte länder bundesliga meisterschaft großmeister weltmeisterschaft schachklub \
turm springer läufer dame könig bauer rössel züge zug zugzwang eröffnung mittelspiel endspiel \
weiß schwarz gewinnt verliert schlägt schlüsselzug hält möglich unmöglich nötig natürlich \
während wäre würde könnte müßte dürfte führt führen gefährlich stärker schwächer größe außerdem \
schön schöne drückt rückt zurück stück glück blühend früh später spät übersehen überlegen übrig \
ärger ändern äußerst öffnen öffnung öffentlich übung übergang gegenüber dafür hierfür \
erzählt erklärt hätte täuscht lösung böse größte flügel königsflügel damenflügel gewöhnlich \
schließlich lässt muß daß besser schlechter remis einfach nächste ungefähr gegenüber für später";

const FRENCH: &str = "\
le la les des un une et est dans que qui pour pas sur avec plus au ce il elle ne se son sa ses par \
mais ou où donc aussi très être été même après déjà là voilà à même tête fête bête arrêt prêt \
françois rené andré hélène thérèse jérôme zoé noël joël raphaël gaël loïc anaïs benoît maîtresse \
éloi étienne édouard émile éric élodie amélie mélanie stéphane stéphanie frédéric frédérique \
cédric sébastien rémi rémy désiré aimé chloé léa théo théophile léon léonard grégoire grégory \
dupré lefèvre lefebvre lévêque père mère frère prévost bénard gérard béranger legrand crépin \
château châlons évreux orléans béziers nîmes besançon mulhouse saint-étienne sète agde créteil \
vrai français française garçon leçon reçu façon ça déçu aperçu \
échecs échec championnat équipe équipes défense défendre méthode étude études début débutant \
première deuxième troisième quatrième dernière manière lumière arrière derrière guère colère \
pièce pièces près très succès accès procès progrès excès \
évident évite éviter élève élégant énorme également égalité épuisé état étaient était étrange \
célèbre légère légèrement supérieur supérieure intérieur matériel général générale sérieux \
gagné perdu joué jouée décidé préparé forcé forcée sacrifié capturé attaqué menacé protégé clouée \
forêt intérêt tempête enquête conquête peut-être fenêtre connaître paraître reconnaître naître \
hôtel côté côtés tôt bientôt plutôt aussitôt contrôle drôle rôle pôle nôtre vôtre \
goût août coûte sûr sûre mûr brûle \
cœur sœur œuvre manœuvre manœuvres nœud vœu œil \
naïf maïs haïr égoïste \
fou tour dame roi cavalier pion blancs noirs coup coups trait mat nulle partie ouverture milieu \
finale avantage faiblesse initiative meilleur mauvais faute gaffe";

const SPANISH: &str = "\
de la que el en y a los se del las un por con no una su para es al lo como más pero sus le ya o \
este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos \
garcía martínez lópez sánchez pérez gómez fernández gonzález rodríguez hernández jiménez díaz \
álvarez gutiérrez ramírez vázquez suárez domínguez núñez muñoz ibáñez peña saldaña ordóñez \
márquez méndez benítez velázquez cortés andrés josé maría jesús ángel óscar iván adrián sebastián \
joaquín martín agustín fermín julián germán hernán simón ramón raúl saúl nicolás tomás matías \
inés mónica verónica sofía lucía rocío belén begoña íñigo álvaro víctor héctor césar félix \
málaga córdoba cádiz león jaén ávila cáceres mérida logroño coruña perú méxico bogotá medellín \
panamá querétaro yucatán tucumán asunción concepción valparaíso españa español española señor \
año años niño niña mañana montaña compañero pequeño sueño dueño enseña señala \
ajedrez campeón campeonato peón peones alfil caballo torre dama rey jugada jugadas partida blancas \
negras posición variación combinación amenaza ventaja apertura táctica estratégica crítica única \
además después así aquí allí está están había sería podía tenía debería haría última último próximo \
rápido rápida fácil difícil débil inútil útil árbol ángulo línea análisis círculo número público \
página sólido sólida lógico lógica mejor peor gana pierde decisión precisión presión ocasión unión \
acción elección dirección reacción solución continuación ¿qué cómo cuál quién por qué jugó ganó \
perdió capturó sacrificó atacó abandonó equivocó dejó logró según algún ningún común también \
güemes vergüenza pingüino bilingüe antigüedad";

const PORTUGUESE: &str = "\
de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das \
tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era \
joão josé antônio antónio luís inês conceição sebastião simão estêvão gonçalo lourenço mendonça \
gonçalves simões guimarães magalhães assunção galvão falcão leão romão brandão aragão salomão \
araújo moisés célia sérgio márcio cláudio flávio júlio mário fábio vinícius otávio érico débora \
patrícia letícia vitória lúcia natália júlia cecília antônia \
são paulo brasília goiânia maranhão ceará paraná paraíba piauí amapá florianópolis maceió belém \
vitória curitiba évora setúbal bragança guimarães póvoa matosinhos açores \
xadrez campeão campeonato peão peões bispo cavalo torre dama rei lance lances partida brancas \
pretas posição variação combinação ameaça vantagem abertura tática estratégia crítica única \
não são então estão irão serão razão decisão precisão pressão ocasião união mão mãe pão avião \
ação ações eleição direção reação solução continuação função nação atenção intenção exceção \
posições variações soluções opções condições corações limões botões milhões \
você português francês inglês mês três através avô avó vovô \
possível impossível difícil fácil útil inútil débil incrível terrível nível \
força esforço começa começou começo preço cabeça praça graça almoço braço terço peça peças troca \
além também ninguém alguém porém porquê \
ângulo âmbito câmara câmbio lâmpada tâmega \
ótimo último próximo rápido sólido público número análise página lógica ridículo \
água língua linguiça árvore cárcere caráter até café pé fé é vê lê crê \
melhor pior ganha perde jogou ganhou perdeu sacrificou atacou abandonou";

const ITALIAN: &str = "\
di che e la il un a per è in una mi sono ho non ma lo ha le si con ti cosa se io come da ci no \
questo qui hai sei del bene tu sì al dei nella perché più anche poi già così cioè né può \
nicolò giosuè mosè niccolò cantù libertà città università società qualità quantità verità novità \
attività possibilità difficoltà realtà metà età povertà volontà velocità vivacità parità unità \
rossi russo ferrari esposito bianchi romano colombo ricci marino greco bruno gallo conti de luca \
costa giordano mancini rizzo lombardi moretti barbieri fontana santoro mariani rinaldi caruso \
giovanni francesco antonio alessandro andrea matteo lorenzo gabriele leonardo riccardo davide \
perciò ciò però oltre pò giù laggiù lassù virtù gioventù tribù caffè tè cioè ahimè lacchè \
lunedì martedì mercoledì giovedì venerdì lì sì così \
sarà avrà potrà dovrà giocherà vincerà perderà prenderà andrà verrà farà dirà starà \
giocò vinse perse sacrificò attaccò catturò abbandonò mancò trovò arrivò pareggiò sbagliò lasciò \
bianco nero scacchi campionato torneo partita mossa mosse alfiere cavallo torre donna re pedone \
pedoni apertura difesa attacco vantaggio sacrificio cambio finale mediogioco posizione variante \
migliore peggiore errore forte debole minaccia scacco matto patta vince perde siciliana \
forlì cefalù montà mondovì agrigento reggio nell dell all sull un'altra l'alfiere";

const SWEDISH: &str = "\
och det att i en jag hon som han på den med var sig för så till är men ett om hade de av icke mig \
du henne då sin nu har inte hans honom skulle hennes där min man ej vid kunde något från ut när \
efter upp vi dem vara vad över än dig kan sina här ha mot alla under någon eller allt mycket \
andersson johansson karlsson nilsson eriksson larsson olsson persson svensson gustafsson pettersson \
jönsson hansson bengtsson jöransson lindström sjöberg sjögren söderberg söderström nyström åberg \
åkesson åkerblom åström ågren öberg öhman östlund östberg björk björklund björkman lönnqvist \
lööw löfgren löfberg hägglund häggström hällström bäckman bäckström sandström holmström engström \
bergström nordström wahlström malmström dahlström kjellström fältström nordén lindén wallén norén \
åke örjan göran björn jörgen sören märta håkan mårten måns pär gösta bosse lillemor hjördis torbjörn \
göteborg malmö örebro västerås linköping norrköping jönköping umeå luleå gävle växjö lidköping \
borås skövde södertälje östersund ängelholm åre ystad stockholm uppsala skåne småland \
schack mästerskap mästare stormästare springare löpare bönder bonde torn dam kung drag draget \
vit svart vinner förlorar ställning ställningen öppning öppnar försvar försvarar anfall hot hotar \
bättre sämre även också måste får går står slår är svår möjligt omöjligt nödvändigt självklart \
väldigt färdig välja hålla rätt lätt sätt plats högre låg lång gång många två åtta nå stå små två \
första största närmare följer följande löser löst förstår förstörs kämpar följd högsta någonting";

const DANISH: &str = "\
og i at det er en til på som den med for der de ikke han var jeg af et har vi sig så om men hun \
skal kan være være blev fra over nu under ham også efter når år må får går står slår nået både \
jørgensen sørensen mortensen nørgaard kjær kjærgaard østergaard højgaard ølgaard bjørn søren jørn \
jørgen bøgh møller nielsen jensen hansen pedersen andersen christensen larsen rasmussen petersen \
bjerregård vestergård nørregård søndergård kirkegård lundgård ågård åse åge ågot håkon pål bård \
ørjan øystein øyvind tørres gjøran bjørnstad sætre sæther næss nærum lærke væver kærsgaard færch \
æbelø ærø fyn ålborg århus åbenrå helsingør hillerød næstved køge køn rødovre gladsaxe ballerup \
tromsø bodø ålesund molde bærum sandefjord hønefoss kristiansand trondheim hamar gjøvik drøbak \
færøerne tórshavn norge norsk dansk københavn \
skak sjakk mesterskab mesterskap stormester løber løper springer tårn dronning konge bønder bonde \
hvid sort sorte hvide vinder taber stilling stillingen åbning åpning forsvar angreb angrep truer \
bedre værre kræver træk trækket trekk svært også meget måske måtte både større færre først før \
nødvendig nødvendigt mulig umuligt gør gjør følger følgende øger størst løsning løser ærlig ære \
kæmpe spændende brændende tænker sætter sæt læser væk nær især hjælp mål råd båd spørgsmål";

const FINNISH: &str = "\
ja on ei se että hän oli en ole mutta kun niin hänen minä tämä mitä jos olen sitä kuin nyt sen sitten \
siitä vain minun minut mikä tätä joka jo tässä täällä sinä sinun vielä kyllä siellä ovat myös \
hämäläinen mäkinen mäkelä järvinen jääskeläinen kärkkäinen väisänen heikkilä lehtimäki seppälä \
pääkkönen räsänen kähkönen rönkä törmänen hyvönen hyvärinen nyström nyqvist pöysti pöyhönen kälviä \
virtanen korhonen nieminen koskinen heinonen salminen laaksonen rantanen tuominen ahonen savolainen \
sepp tamm kask kukk õnnepalu õispuu jõgi mägi pärn pärnu põlva võru tõnu jüri ülo käärt šahmat \
jyväskylä hämeenlinna hyvinkää seinäjoki mäntyharju äänekoski tyrnävä helsinki tampere tallinn \
šakki shakki mestaruus siirto musta valkea valkoinen häviää voittaa lähetti hyökkäys pöytä väärä \
päivä yö työ täytyy pitää nämä sää yksi kaksi hyvä vähän enemmän ääni sänky käsi väli äiti isä";

const ICELANDIC: &str = "\
og að í á það er sem um við ekki en var til með af hann eru fyrir þar því þetta þess hún þeir þau \
friðrik jóhann jón jónsson hjörvar héðinn guðmundur þröstur þórhallsson þórður þór ólafsson óttar \
björn björgvin ágúst ásgeir árnason árni ægir össur ömar sigurður sigurðsson stefánsson kristján \
kristjánsson grétarsson grétar hannes hlífar helgi áss jóhannes jóhannesson jóhannsson bragi björnsson \
guðbjörg guðrún þóra hrafnhildur ólöf lóa ingólfur ingólfsson davíð kjartansson bárður elín \
reykjavík akureyri hafnarfjörður kópavogur ísafjörður seyðisfjörður skák skákmót skákþing hvítur \
svartur vinnur tapar biskup riddari drottning hrókur peð leikur staðan sókn vörn meistari íslands";

const POLISH: &str = "\
i w nie na się z do to że a o jak ale po co tak za od jest go już był czy bo tylko być przez dla \
ten są może jeszcze kiedy tym też więc przed nawet tego sobie także między można będzie bardzo \
wiśniewski wójcik kamiński lewandowski zieliński szymański woźniak dąbrowski kozłowski jankowski \
mazur kwiatkowski krawczyk kaczmarek piotrowski grabowski pawłowski michalski król wieczorek \
jabłoński wróbel nowakowski majewski olszewski stępień malinowski jaworski adamczyk dudek górski \
pawlak witkowski walczak sikora rutkowski baran michalak szewczyk ostrowski tomaszewski zalewski \
wróblewski marciniak jasiński sawicki jakubowski kołodziej gołębiewski szczepański brzeziński \
błaszczyk łuczak łukasik świątek śliwa żak źrebak ćwik ślusarczyk żurawski kępiński zając \
łukasz michał paweł rafał stanisław bolesław wojciech radosław mieczysław bartłomiej grzegorz \
józef błażej jędrzej małgorzata elżbieta agnieszka żaneta łucja krzysztof tomasz mateusz \
łódź kraków poznań gdańsk wrocław białystok rzeszów częstochowa toruń świdnica wałbrzych słupsk \
żory żywiec śrem ząbki ełk zielona góra ostróda lądek jastrzębia jastrzębie chorzów tarnów opole \
szachy szachowe mistrzostwa mistrz arcymistrz goniec skoczek wieża hetman król pion pionek ruch \
ruchy białe czarne wygrywa przegrywa remis pozycja pozycję wariant obrona atak grożba groźny groźba \
lepiej gorzej błąd błędne posunięcie posunięcia przewaga przewagę końcówka końcówkę otwarcie \
białych czarnych jedyny możliwość możliwe niemożliwe odważny ważny również później wcześniej \
trudność siła silniejszy słaby słabość środek środkowy świetny ślepy zbić zbiło bić wziąć ciąć mieć \
nieźle źle dobrze dobrą grę rękę nogę mężczyzna księga ksiądz pięć sześć dziewięć dziesięć tysiąc \
mógł mogła grał grała wygrał przegrał poddał się zagrał stracił łatwo łatwy mały małą całość";

const CZECH: &str = "\
a se v na je to že s z do o i ale jak za by ve po pro tak už jen jsem k od které který být při jako \
než také jeho může více však není před tím mezi své až ještě byl byla bylo než protože kde když \
novák novotný dvořák černý procházka kučera veselý horák němec pokorný marek pospíšil hájek \
jelínek král růžička beneš fiala sedláček doležal zeman kolář krejčí čermák urban vaněk kratochvíl \
kříž kopecký vlček poláček konečný malý čech staněk štěpánek šimek hruška havlíček tichý svoboda \
jiří jiřina tomáš lukáš matěj ondřej ondráš zdeněk zbyněk vojtěch vítězslav přemysl bořivoj \
štěpán šimon jáchym čeněk řehoř václav stanislav ladislav miloš aleš luboš radoš jaroslav mikuláš \
alžběta kateřina božena růžena šárka markéta bedřich hynek \
praha plzeň třebíč děčín české budějovice hradec králové ústí chrudim pardubice třinec třeboň \
přerov příbram kroměříž šumperk žďár znojmo náchod zlín havířov karviná opava frýdek mělník říčany \
kolín čáslav brno \
šachy šachový mistrovství velmistr střelec jezdec věž dáma král pěšec pěšce tah tahy bílý černý \
bílého černého vyhrává prohrává remíza pozice výhoda výhodu lepší horší chyba hrubá útok obrana \
zahájení střední hra koncovka hrozí oběť výměna možnost možné nutné důležité rychlý přesně dobře \
špatně těžký těžké příliš proč tři čtyři pět šest křídlo královské dámské otevřený sloupec řada \
úhlopříčka síla slabý větší menší později dříve člověk věc město žena muž dítě růže kůň stůl \
půjde důvod způsob vůbec vůči může můj průběh úplně útočí účast únor";

const SLOVAK: &str = "\
a sa v na je to že s z do o aj ale ako za by vo po pre tak už len som k od ktoré ktorý byť pri než \
tiež jeho môže viac však nie pred tým medzi svoje až ešte bol bola bolo pretože kde keď \
kováč horváth tóth nagy baláž molnár szabó lukáč hudák oravec kollár gajdoš ďurica ľupták ľuboš \
ľubomír ľudovít peťko štefan štefánik maťko jozef juraj matúš ondrej andrej mikuláš tomáš jánoš \
ftáčnik mičuda pachman turňa vavrák petrík plát mančo mišta gažík repka jurčík priehoda kaňovský \
košice žilina prešov trenčín nitra banská bystrica bratislava piešťany poprad zvolen levoča šaľa \
ťažký ťah ťahy ťahu ľahko ľahký kôň vôbec môj stôl kôň dôvod dôležité vŕtať tŕň vĺča kĺb hĺbka \
šach strelec jazdec veža dáma kráľ pešiak biely čierny vyhráva prehráva výhoda lepší horší chyba \
útok obrana otvorenie stredná koncovka hrozí obeť výmena možnosť možné päť deväť mäso zväčša";

const HUNGARIAN: &str = "\
a az és hogy nem is egy ez meg de csak már volt még mint ha vagy el lesz ki van azt sem majd így \
után úgy kell itt ott mert most ő fel azért között több első nagyon lehet aki ami amely \
nagy kovács tóth szabó horváth varga kiss molnár németh farkas balogh papp takács juhász lakatos \
mészáros oláh simon rácz fekete szilágyi török fehér gál kis szűcs kocsis fodor pintér szalai sipos \
magyar lukács gulyás biró király katona lászló jakab bogdán balázs vörös hegedűs gyarmati lázár \
portisch lékó polgár ribli sax adorján csom barcza erdős almási ács gyimesi berkes rapport györgy \
józsef lászló istván zoltán béla gábor jános péter tamás sándor mihály árpád gergő benő jenő dezső \
ernő rezső győző szilárd márton ákos ádám dániel andrás gyula kálmán ödön elemér őrs bálint tímea \
zsuzsa zsófia judit ildikó erzsébet márta éva ágnes anikó enikő dóra réka \
győr pécs szeged debrecen miskolc székesfehérvár kecskemét nyíregyháza szombathely érd tatabánya \
kaposvár sopron veszprém békéscsaba eger hévíz zalaegerszeg hódmezővásárhely nagykanizsa paks \
harkány balatonfüred budapest budapesti csapatbajnokság bajnokság emlékverseny verseny kupa mester \
nagymester sakk sakkozó sakkozás futó huszár bástya vezér király gyalog lépés lépések világos sötét \
nyer veszít döntetlen állás változat támadás védelem előny hátrány csere áldozat hiba hibás jobb \
rosszabb erős gyenge fenyegetés középjáték végjáték megnyitás szárny vonal mező mezőt elől belőle \
következő lehetőség lehetőségek szükséges fontos később előbb időzavar idő jövő nő ő őket őrült \
kitűnő gyűjtő sűrű szűk tűz fű műsor hű nyűg ötös öt hét nyolc tíz száz ezer különösen több \
győzött vesztett játszott nyert feladta ütött lépett vezetett";

const CROATIAN: &str = "\
i u je se na da to za od su sa ne kao koji što bi ili iz po ali do samo već sve bio biti može više \
nakon kada prije između također još zato gdje ako \
horvat kovačević babić marić jurić novak kovačić knežević vuković marković petrović matić tomić \
pavlović kovač božić blažević grgić pavić radić perić filipović šarić lovrić vidović perković popović \
bošnjak jukić barišić jovanović nikolić đorđević stojanović ilić stanković milošević ljubojević \
gligorić ivkov matulović velimirović ivanović kožul šolak palac cvitan bogdan šarić brkić tratar \
beliavsky lenič žunec borišek mohorčič krivec čebalo šubarić đurić đukić žižić čović ćosić ćuk \
dragoljub đorđe đurđa željko živko žarko šime šimun ćiro čedomir miloš uroš stjepan ivančica mihajlo \
miša siniša saša anđela mladen aleksandar nenad predrag krešimir zdenko božo \
zagreb split rijeka osijek šibenik čakovec đakovo požega poreč žepče niš čačak kragujevac užice \
šabac beograd požarevac ljubljana maribor kočevje škofja loka piran bač krško niš tuzla bihać \
šah prvenstvo velemajstor velemeštar lovac skakač top dama kralj pješak pešak potez bijeli crni \
beli pobjeđuje dobiva gubi remi pozicija prednost bolje lošije greška napad obrana odbrana otvaranje \
završnica prijetnja žrtva izmjena moguće nemoguće važno kasnije ranije točno tačno teško lako što \
četiri šest čovjek žena muž riječ noć moć kuća svijeća veće će ću ćemo nešto ništa uopšte ređe međutim";

const ROMANIAN: &str = "\
şi de la în a cu pe nu este o un care mai din că să sau dar ca al au fost prin după până când sunt \
acest această între fără către numai foarte bine rău toate ştefan ştefănescu şuba şerban şandru \
ţurcan ţepeş iaşi bucureşti timişoara constanţa braşov galaţi ploieşti piteşti târgu mureş bacău \
râmnicu vâlcea băile tuşnad reşiţa bistriţa năsăud sălaj argeş buzău călăraşi călimăneşti \
popescu ionescu gheorghiu ciocâltea drimer păvălache mureşan bălan ardeleanu nisipeanu grigoraş \
istrăţescu foişor stoica lupulescu mărăşescu andreescu băncilă câmpeanu vrânceanu \
şah campionat campionatul maestru nebun cal turn regină damă rege pion mutare mutări albul negrul \
câştigă pierde poziţie poziţia variantă apărare apărarea atac avantaj sacrificiu schimb deschidere \
final greşeală greşit mai bună ameninţă ameninţare puţin încă însă atunci câmp câmpul linie coloană \
învinge învingător începe început însuşi două şase şapte opt mâine sâmbătă lângă gândire";

const RUSSIAN: &str = "\
и в не на я быть он с что а по это она этот к но они мы весь который из у который то за свой от так \
о для ты же все тот мочь вы человек такой его сказать только или еще бы себя один как уже до время \
если сам когда другой вот говорить наш мой знать стать при чтобы дело жизнь кто первый очень два \
иванов петров сидоров смирнов кузнецов попов васильев соколов михайлов новиков фёдоров морозов волков \
алексеев лебедев семёнов егоров павлов козлов степанов николаев орлов андреев макаров никитин захаров \
зайцев соловьёв борисов яковлев григорьев романов воробьёв сергеев кузьмин фролов александров дмитриев \
королёв гусев киселёв ильин максимов поляков сорокин виноградов ковалёв белов медведев антонов тарасов \
жуков баранов филиппов комаров давыдов беляев герасимов богданов осипов сидорова петрова иванова \
карпов каспаров крамник спасский таль ботвинник смыслов петросян бронштейн корчной геллер полугаевский \
кузьмина александр сергей дмитрий алексей андрей владимир евгений михаил николай анатолий виктор \
иван юрий василий игорь олег павел борис тигран леонид лев яков марк григорий пётр вячеслав станислав \
екатерина наталья анна мария ольга елена татьяна ирина светлана людмила галина валентина юлия \
москва санкт петербург ленинград новосибирск екатеринбург казань нижний новгород самара омск ростов \
уфа красноярск пермь воронеж волгоград саратов тюмень тольятти ижевск барнаул иркутск хабаровск сочи \
шахматы шахматный чемпионат первенство турнир кубок команда матч тур партия ход ходы хода белые чёрные \
белых чёрных белым чёрным выигрывает проигрывает ничья выигрыш проигрыш позиция позиции преимущество \
лучше хуже ошибка ошибочный сильный сильнее слабый атака защита жертва размен ферзь ладья слон конь \
пешка пешки король короля мат шах пат дебют миттельшпиль эндшпиль угроза угрожает комбинация вариант \
инициатива контригра центр фланг диагональ линия поле заслуживало внимания продолжение вынужденно \
единственный последний решающий цейтнот сдались сдался играть следовало объективно интересно";

const UKRAINIAN: &str = "\
і в не на я бути він з що а по це вона цей до але вони ми весь який із у то за свій від так \
для ти же всі той могти ви людина такий його сказати тільки або ще би себе один як вже час \
якщо сам коли інший от говорити наш мій знати стати при щоб діло життя хто перший дуже два \
шевченко коваленко бондаренко ткаченко кравченко олійник шевчук ковальчук поліщук мельник бойко \
марченко лисенко руденко савченко петренко кравчук клименко павленко мороз пономаренко василенко \
іванчук ейнгорн ельянов моїсеєнко арещенко карякін коробов кузубов єфименко криворучко кузьмін \
олександр сергій дмитро олексій андрій володимир євген михайло микола анатолій віктор іван юрій \
василь ігор олег павло борис леонід григорій петро в'ячеслав станіслав тарас богдан ярослав \
катерина наталія ганна марія ольга олена тетяна ірина світлана людмила галина юлія \
київ львів харків одеса дніпро донецьк запоріжжя вінниця чернівці тернопіль житомир рівне суми \
хмельницький черкаси чернігів полтава алушта україна українська \
шахи шаховий чемпіонат першість турнір кубок команда матч тур партія хід ходи білі чорні \
білих чорних виграє програє нічия виграш позиція позиції перевага краще гірше помилка сильний \
атака захист жертва розмін ферзь тура слон кінь пішак пішаки король загроза комбінація варіант \
ініціатива центр фланг діагональ лінія поле єдиний останній вирішальний цікаво її їх їжа з'їсти";

const BULGARIAN: &str = "\
и на се да в за от не с са по е той като че ще до но как или един това тя този към те ние цял \
който при след само още ако сам когато друг ето наш мой знае стане преди дело живот кой първи много \
иванов георгиев димитров петров николов христов стоянов тодоров илиев ангелов атанасов василев петков \
йорданов маринов колев стефанов станчев топалов бойков чепаринов делчев спасов радулов кирилов \
ерменков трингов бобоцов падевски милев пантелеев веселин антоанета стефанова гергана петя кирил \
иван георги димитър николай петър христо стоян тодор илия ангел атанас васил йордан марин пламен \
софия пловдив варна бургас русе стара загора плевен сливен добрич шумен перник хасково ямбол \
благоевград велико търново враца габрово асеновград казанлък българия български българска \
шахмат шахматът първенство турнир купа отбор мач кръг партия ход ходове бели черни белите черните \
белият черният печели губи реми победа позиция позицията предимство по-добре грешка силен атака \
защита жертва размяна дама царица топ офицер кон пешка цар заплаха комбинация вариант инициатива \
център фланг диагонал линия поле единствен последен решаващ интересно възможно трябва със във \
ъгъл къде тъй където бързо дълго дърво връзка сърце върху";

//! How likely a sign that is no letter is at its place.

/// How likely a sign above ASCII is between its neighbors, as a logarithm. At the start or end
/// of a piece of text the neighbor is a blank.
pub(super) fn weigh(before: char, sign: char, after: char) -> f64 {
    let opens = |c: char| !is_written(c);
    let closes = |c: char| c != ' ' && !"([{".contains(c);
    let is_digit = |c: char| c.is_ascii_digit();
    let fits = match sign {
        '“' => opens(before) && after != ' ' || closes(before) && !is_written(after),
        '„' | '«' | '‹' | '‘' | '‚' | '¿' | '¡' | '《' | '「' | '『' => {
            opens(before) && after != ' '
        }
        '”' | '»' | '›' | '》' | '」' | '』' => closes(before) && !is_written(after),
        '’' => closes(before),
        '´' => is_written(before) && !is_digit(before),
        '–' | '—' => is_written(before) == is_written(after) || before == ' ' || after == ' ',
        '…' => !is_written(before) || !is_written(after),
        '½' => !before.is_alphabetic() && !after.is_alphabetic(),
        'º' | 'ª' | '°' => is_written(before) && !is_written(after),
        '±' | '×' | '²' | '³' | '¼' | '¾' | '¹' => {
            !before.is_alphabetic() || is_digit(after)
        }
        '§' | '©' | '®' | '™' | '€' | '£' | '№' => {
            !before.is_alphabetic() || !after.is_alphabetic()
        }
        '\u{a0}' => !is_written(before) || !is_written(after),
        '•' | '·' | '→' | '†' => !is_written(before) && !is_written(after),
        '、' | '。' | '，' | '：' | '；' | '！' | '？' | '（' | '）' | '・' | '．' | '＋' =>
        {
            return if before.is_ascii_alphanumeric() && after.is_ascii_alphanumeric() {
                -9.0
            } else {
                -4.0
            };
        }
        '\u{3000}'..='\u{303f}' | '\u{ff00}'..='\u{ff65}' => {
            return -8.0 - 2.0 * lean(before, after);
        }
        '∞' | '≥' | '≤' | '≡' => return -9.0 - lean(before, after),
        '\u{80}'..='\u{9f}' | '\u{fffd}' => return -18.0,
        '\u{2500}'..='\u{25ff}' => return -14.0 - lean(before, after),
        '\u{ad}' => return -10.0,
        '\u{a1}'..='\u{2ff}' | '\u{2000}'..='\u{2bff}' => return -10.5 - lean(before, after),
        // A character of a script that nobody writes games in.
        _ => return -24.0 - lean(before, after),
    };
    match (fits, sign) {
        (true, '’' | '–' | '—' | '“' | '”' | '„' | '…' | '«' | '»' | '½') => -5.0,
        (true, '¿' | '¡' | '´' | '\u{a0}' | '±') => -6.0,
        (true, _) => -7.0,
        (false, _) => -12.0,
    }
}

/// What it costs that letters of this word are large and small in an order that nobody writes.
pub(super) fn weigh_case(word: &[char]) -> f64 {
    let mut cost = 0.0;
    for pair in word.windows(2) {
        let is_odd = !pair[0].is_ascii() || !pair[1].is_ascii();
        if is_odd && pair[0].is_lowercase() && pair[1].is_uppercase() {
            cost -= 5.0;
        }
    }
    let capitals = word.iter().filter(|c| c.is_uppercase()).count();
    let smalls = word.iter().filter(|c| c.is_lowercase()).count();
    if word.iter().any(|c| !c.is_ascii()) && capitals > 1 && smalls > 0 && cost == 0.0 {
        // As `MÜller`: a run of capitals and then small letters.
        cost -= 2.0;
    }
    if capitals > 0 && smalls == 0 && word.len() > 1 {
        cost -= 1.0;
    }
    cost
}

/// What it costs that letters lean on a sign that has nothing to do with them.
fn lean(before: char, after: char) -> f64 {
    3.0 * f64::from(u8::from(is_written(before)) + u8::from(is_written(after)))
}

fn is_written(c: char) -> bool {
    c.is_alphanumeric() && !matches!(c, 'ª' | 'º' | '½' | '¼' | '¾')
}

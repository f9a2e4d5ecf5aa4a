//! The languages in which names and comments are written, and where they are spoken.

macro_rules! languages {
    ($($name:ident [$($codes:literal),*];)*) => {
        /// A language in which names and comments are written.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Language { $($name,)* }

        impl Language {
            pub(super) const ALL: &'static [Language] = &[$(Language::$name,)*];

            /// The codes by which the International Olympic Committee and FIDE call the countries
            /// in which it is spoken.
            const fn countries(self) -> &'static [&'static str] {
                match self { $(Language::$name => &[$($codes),*],)* }
            }
        }
    };
}

languages! {
    English ["ENG", "USA", "GBR", "IRL", "SCO", "WLS", "AUS", "NZL", "CAN", "IND"];
    German ["GER", "AUT", "SUI", "LUX", "LIE", "FRG", "GDR", "BRD", "DDR"];
    French ["FRA", "BEL", "SUI", "CAN", "MNC", "MON", "TUN", "ALG", "MAR"];
    Spanish [
        "ESP", "ARG", "MEX", "CUB", "CHI", "PER", "COL", "URU", "VEN", "PAR", "ECU", "CRC", "BOL",
        "GUA", "DOM", "PAN", "ESA", "NCA", "HON", "PUR"
    ];
    Portuguese ["POR", "BRA", "ANG", "MOZ"];
    Italian ["ITA", "SUI", "SMR"];
    Swedish ["SWE", "FIN"];
    Danish ["DEN", "NOR", "FAI", "FAR"];
    Finnish ["FIN", "EST"];
    Icelandic ["ISL", "FAI"];
    Polish ["POL"];
    Czech ["CZE", "TCH", "CSR"];
    Slovak ["SVK", "TCH"];
    Hungarian ["HUN"];
    Croatian ["CRO", "SLO", "SRB", "YUG", "BIH", "MNE", "SCG", "MKD"];
    Romanian ["ROU", "ROM", "MDA"];
    Russian ["RUS", "URS", "BLR", "KAZ", "UKR", "KGZ", "UZB"];
    Ukrainian ["UKR"];
    Bulgarian ["BUL", "MKD"];
    Chinese ["CHN", "SGP", "MAS", "HKG", "TPE"];
    Japanese ["JPN"];
    Korean ["KOR", "PRK"];
}

/// A number for each language.
pub(super) type Each = [f64; Language::ALL.len()];

/// What the codes of countries in some words say about the languages, as logarithms.
pub(super) fn of_country(code: &[u8]) -> Option<Each> {
    let mut weights = [0.0; Language::ALL.len()];
    let mut is_known = false;
    for (weight, language) in weights.iter_mut().zip(Language::ALL) {
        if language
            .countries()
            .iter()
            .any(|known| known.as_bytes() == code)
        {
            *weight = 2.5;
            is_known = true;
        }
    }
    is_known.then_some(weights)
}

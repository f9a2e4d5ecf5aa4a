//! The pages that explain diagnostics, as they stand in `docs/diagnostics`.

use scoresheet_record::Code;

macro_rules! pages {
    ($($code:ident)*) => {
        /// The page about a code, in Markdown.
        ///
        /// ```
        /// use scoresheet::{pages, record::Code};
        /// assert!(pages::page(Code::IllegalMove).starts_with("# M001: "));
        /// ```
        pub fn page(code: Code) -> &'static str {
            match code.text() {
                $(stringify!($code) => {
                    include_str!(concat!("../../../docs/diagnostics/", stringify!($code), ".md"))
                })*
                _ => "",
            }
        }
    };
}

// One for each file; the test `tidy` sees to it.
pages! {
    S001 S002 S003 S004 S005 S006 S007 S008 S009 S010 S011 S012 S013 S014 S015 S016
    S017 S018
    M001 M002 M003 M004 M005 M006 M007 M008
    T001 T002 T003 T004 T005 T006 T007 T008 T009 T010 T011 T012 T013 T014 T015
    R001 R002 R003 R004 R005 R006 R007
    C001 C002
    E001 E002 E003 E004
}

/// What a code is about, in a few words: the heading of its page.
///
/// ```
/// use scoresheet::{pages, record::Code};
/// assert_eq!(pages::title(Code::IllegalMove), "an illegal move");
/// ```
pub fn title(code: Code) -> &'static str {
    let heading = page(code).lines().next().unwrap_or_default();
    heading.split_once(": ").map_or("", |(_, title)| title)
}

/// The first paragraph of the page, on several lines, without the severity it begins with.
pub fn summary(code: Code) -> &'static str {
    let rest = page(code).split_once("\n\n").map_or("", |(_, rest)| rest);
    let paragraph = rest.split("\n\n").next().unwrap_or_default();
    match paragraph.split_once(".* ") {
        Some((severity, text)) if severity.starts_with('*') => text,
        _ => paragraph,
    }
}

#[cfg(test)]
mod tests {
    use scoresheet_record::Code;

    use super::{page, summary, title};

    #[test]
    fn pages_are_about_their_codes() {
        for &code in Code::ALL.iter().filter(|&&code| !page(code).is_empty()) {
            assert!(page(code).starts_with(&format!("# {code}: {}\n", title(code))));
            assert!(
                !title(code).is_empty() && !summary(code).is_empty(),
                "{code}"
            );
            let severity = format!("\n*{}", code.severity().name()[..1].to_uppercase());
            assert!(page(code).contains(&severity), "{code} says how bad it is");
            assert!(!summary(code).starts_with('*'), "{code}: {}", summary(code));
        }
    }
}

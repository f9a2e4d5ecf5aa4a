//! The encodings that records are found in, and their names.

use std::fmt;

use encoding_rs as known;

macro_rules! encodings {
    ($($(#[$doc:meta])* $name:ident = $text:literal, [$($label:literal),*], $known:expr;)*) => {
        /// An encoding of text.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Encoding { $($(#[$doc])* $name,)* }

        impl Encoding {
            /// All encodings, in the order in which they are listed.
            pub const ALL: [Encoding; 16] = [$(Encoding::$name,)*];

            /// The usual name.
            pub const fn name(self) -> &'static str {
                match self { $(Encoding::$name => $text,)* }
            }

            /// Other names that are in use, in small letters and without signs.
            const fn labels(self) -> &'static [&'static str] {
                match self { $(Encoding::$name => &[$($label),*],)* }
            }

            /// The same in the library that knows its tables, if it does.
            pub(super) fn known(self) -> Option<&'static known::Encoding> {
                match self { $(Encoding::$name => $known,)* }
            }
        }
    };
}

encodings! {
    /// Unicode in one to four bytes; what everyone writes today.
    Utf8 = "UTF-8", [], None;
    /// Unicode in pairs of bytes, the lower one first, as Windows writes it.
    Utf16Le = "UTF-16LE", ["utf16", "unicode", "ucs2"], None;
    /// Unicode in pairs of bytes, the higher one first.
    Utf16Be = "UTF-16BE", [], None;
    /// Western Europe under Windows; Latin-1 with signs in its empty places.
    Windows1252 = "Windows-1252", ["cp1252", "1252", "ansi"], Some(known::WINDOWS_1252);
    /// Central Europe under Windows.
    Windows1250 = "Windows-1250", ["cp1250", "1250"], Some(known::WINDOWS_1250);
    /// Cyrillic under Windows.
    Windows1251 = "Windows-1251", ["cp1251", "1251"], Some(known::WINDOWS_1251);
    /// Latin-1, Western Europe: the encoding of the PGN standard (PGN 4.1).
    Iso8859_1 = "ISO-8859-1", ["latin1", "88591", "l1"], None;
    /// Latin-2, Central Europe.
    Iso8859_2 = "ISO-8859-2", ["latin2", "88592", "l2"], Some(known::ISO_8859_2);
    /// Latin-9, Western Europe with the euro.
    Iso8859_15 = "ISO-8859-15", ["latin9", "885915", "l9"], Some(known::ISO_8859_15);
    /// The code page of the first IBM PCs.
    Cp437 = "CP437", ["ibm437", "437", "dos"], None;
    /// Western Europe under DOS.
    Cp850 = "CP850", ["ibm850", "850"], None;
    /// Cyrillic under DOS.
    Cp866 = "CP866", ["ibm866", "866"], Some(known::IBM866);
    /// Cyrillic under Unix.
    Koi8R = "KOI8-R", ["koi8"], Some(known::KOI8_R);
    /// Chinese.
    Gbk = "GBK", ["gb2312", "cp936", "936"], Some(known::GBK);
    /// Japanese.
    ShiftJis = "Shift-JIS", ["sjis", "cp932", "windows31j", "932"], Some(known::SHIFT_JIS);
    /// Korean.
    EucKr = "EUC-KR", ["cp949", "uhc", "949"], Some(known::EUC_KR);
}

impl Encoding {
    /// The encoding of this name. Small and capital letters are the same, signs and blanks do not
    /// count, and other usual names are known, too.
    ///
    /// ```
    /// use scoresheet_record::source::encoding::Encoding;
    /// assert_eq!(Encoding::parse("windows-1251"), Some(Encoding::Windows1251));
    /// assert_eq!(Encoding::parse("Latin 1"), Some(Encoding::Iso8859_1));
    /// assert_eq!(Encoding::parse("klingon"), None);
    /// ```
    pub fn parse(name: &str) -> Option<Encoding> {
        let plain = |name: &str| -> String {
            let signs = name.chars().filter(char::is_ascii_alphanumeric);
            signs.map(|c| c.to_ascii_lowercase()).collect()
        };
        let wanted = plain(name);
        Encoding::ALL.into_iter().find(|encoding| {
            plain(encoding.name()) == wanted || encoding.labels().contains(&&*wanted)
        })
    }
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::Encoding;

    #[test]
    fn names_are_read_back() {
        for encoding in Encoding::ALL {
            assert_eq!(Encoding::parse(encoding.name()), Some(encoding));
        }
    }
}

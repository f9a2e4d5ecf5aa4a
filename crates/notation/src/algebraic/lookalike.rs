//! Data: letters of the Latin, Cyrillic and Greek scripts that look the same.
//!
//! Facts from the shapes of the capitals and small letters in common type; `З` stands for the digit
//! that it is taken for where moves are typed or scanned.

/// The Latin letter or digit that a character looks like; itself if there is none.
///
/// A capital O and a zero are one here: some type castling with the one, some the bishop of a
/// language whose bishop is an O with the other.
pub(super) const fn look(character: char) -> char {
    match character {
        'А' | 'Α' => 'A',
        'В' | 'Β' => 'B',
        'С' | 'Ϲ' => 'C',
        'Е' | 'Ε' => 'E',
        'Н' | 'Η' => 'H',
        'І' | 'Ι' | 'Ӏ' => 'I',
        'Ј' => 'J',
        'К' | 'Κ' => 'K',
        'М' | 'Μ' => 'M',
        'Ν' => 'N',
        'О' | 'Ο' | '0' => 'O',
        'Р' | 'Ρ' => 'P',
        'Ѕ' => 'S',
        'Т' | 'Τ' => 'T',
        'Х' | 'Χ' => 'X',
        'У' | 'Υ' | 'Ү' => 'Y',
        'Ζ' => 'Z',
        'Ș' => 'Ş',
        'а' => 'a',
        'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'е' => 'e',
        'һ' => 'h',
        'і' | 'ι' => 'i',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'о' | 'ο' => 'o',
        'р' | 'ρ' => 'p',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'х' | 'χ' => 'x',
        'у' | 'γ' => 'y',
        'з' | 'З' => '3',
        other => other,
    }
}

/// The value of a decimal digit in whatever script.
pub(super) const fn digit(character: char) -> Option<u32> {
    /// The zeros of the scripts in which moves may be written.
    const ZEROS: [u32; 17] = [
        '0' as u32,
        '٠' as u32,
        '۰' as u32,
        '०' as u32,
        '০' as u32,
        '੦' as u32,
        '૦' as u32,
        '୦' as u32,
        '௦' as u32,
        '౦' as u32,
        '೦' as u32,
        '൦' as u32,
        '๐' as u32,
        '໐' as u32,
        '༠' as u32,
        '០' as u32,
        '０' as u32,
    ];
    let code = character as u32;
    let mut at = 0;
    while at < ZEROS.len() {
        if code >= ZEROS[at] && code < ZEROS[at] + 10 {
            return Some(code - ZEROS[at]);
        }
        at += 1;
    }
    None
}

//! Names of tags that everybody has, or several programs.

/// The names that the standard has, and those that several programs write and look for; the
/// shorter ones first, so that only those of one length need to be looked at.
pub const KNOWN_NAMES: [&str; 68] = [
    "ECO",
    "NIC",
    "FEN",
    "Site",
    "Date",
    "Time",
    "Mode",
    "Event",
    "Round",
    "White",
    "Black",
    "Stage",
    "Board",
    "SetUp",
    "Clock",
    "Result",
    "WhiteNA",
    "BlackNA",
    "Section",
    "Opening",
    "UTCTime",
    "UTCDate",
    "Variant",
    "LongECO",
    "EndDate",
    "EndTime",
    "WhiteElo",
    "BlackElo",
    "PlyCount",
    "WhiteUSCF",
    "BlackUSCF",
    "WhiteType",
    "BlackType",
    "EventDate",
    "Variation",
    "Annotator",
    "WhiteTeam",
    "BlackTeam",
    "StartTime",
    "StartDate",
    "EventType",
    "WhiteICCF",
    "BlackICCF",
    "WhiteTitle",
    "BlackTitle",
    "WhiteClock",
    "BlackClock",
    "SourceDate",
    "TimeControl",
    "Termination",
    "WhiteFideId",
    "BlackFideId",
    "GameEndTime",
    "SourceTitle",
    "EventRounds",
    "EventSponsor",
    "SubVariation",
    "GameDuration",
    "EventCountry",
    "WhiteCountry",
    "BlackCountry",
    "TotalPlyCount",
    "GameStartTime",
    "EventCategory",
    "WhiteRatingDiff",
    "BlackRatingDiff",
    "WhiteTeamCountry",
    "BlackTeamCountry",
];

/// How long the longest of them is.
const LONGEST: usize = KNOWN_NAMES[KNOWN_NAMES.len() - 1].len();

/// For each length, where the names begin that have it.
static STARTS: [u8; LONGEST + 2] = {
    let mut starts = [0; LONGEST + 2];
    let mut len = 0;
    let mut index = 0;
    while len < starts.len() {
        while index < KNOWN_NAMES.len() && KNOWN_NAMES[index].len() < len {
            index += 1;
        }
        starts[len] = index as u8;
        len += 1;
    }
    starts
};

/// The known name that a text is but for the case of its letters.
///
/// ```
/// use scoresheet_record::tags::known_name;
/// assert_eq!(known_name(b"fen"), Some("FEN"));
/// assert_eq!(known_name(b"index"), None);
/// ```
pub fn known_name(text: &[u8]) -> Option<&'static str> {
    known_index(text).map(|index| KNOWN_NAMES[index])
}

/// The place of that name in [`KNOWN_NAMES`].
pub(crate) fn known_index(text: &[u8]) -> Option<usize> {
    let first = text.first()? | 0x20;
    let start = *STARTS.get(text.len())?;
    let end = *STARTS.get(text.len() + 1)?;
    (usize::from(start)..usize::from(end)).find(|&index| {
        let name = KNOWN_NAMES[index].as_bytes();
        name[0] | 0x20 == first && (name == text || name.eq_ignore_ascii_case(text))
    })
}

/// The first letters of a text as one number: the first in the lowest byte, zeros behind the last.
type Key = u128;

/// How many letters a key holds; all known names fit in.
pub(crate) const KEY_LEN: usize = size_of::<Key>();

const _: () = assert!(LONGEST <= KEY_LEN);

/// The keys of the known names.
static KEYS: [Key; KNOWN_NAMES.len()] = {
    let mut keys = [0; KNOWN_NAMES.len()];
    let mut index = 0;
    while index < keys.len() {
        let name = KNOWN_NAMES[index].as_bytes();
        let mut at = 0;
        while at < name.len() {
            keys[index] |= (name[at] as Key) << (8 * at);
            at += 1;
        }
        index += 1;
    }
    keys
};

/// Where a key stands in [`PLACES`].
#[inline(always)]
const fn slot(key: Key, factor: u64) -> usize {
    const BITS: u32 = PLACES_LEN.trailing_zeros();
    let folded = key as u64 ^ (key >> 64) as u64;
    (folded.wrapping_mul(factor) >> (u64::BITS - BITS)) as usize
}

/// Enough that a factor is soon found that keeps the names apart.
const PLACES_LEN: usize = 1024;

/// The places of the known names in [`KNOWN_NAMES`], and a factor that gives each its own slot.
/// Slots without a name hold the place of the first one, which then is not equal.
static PLACES: ([u8; PLACES_LEN], u64) = {
    let mut factor = 0x9e37_79b9_7f4a_7c15;
    'factors: loop {
        let mut places = [0; PLACES_LEN];
        let mut index = KNOWN_NAMES.len();
        while index > 0 {
            index -= 1;
            let slot = slot(KEYS[index], factor);
            if places[slot] != 0 {
                factor = factor.wrapping_add(0x9e37_79b9_7f4a_7c16);
                continue 'factors;
            }
            places[slot] = index as u8;
        }
        break (places, factor);
    }
};

/// The place in [`KNOWN_NAMES`] of a name that is spelled as there: the first so many of some
/// bytes. One look, whichever name it is.
#[inline(always)]
pub(crate) fn spelled_index(bytes: [u8; KEY_LEN], len: usize) -> Option<usize> {
    if !(1..=KEY_LEN).contains(&len) {
        return None;
    }
    let key = Key::from_le_bytes(bytes) & (Key::MAX >> (8 * (KEY_LEN - len)));
    let (places, factor) = &PLACES;
    let index = usize::from(places[slot(key, *factor)]);
    (KEYS[index] == key).then_some(index)
}

/// The place of a known name, for constants.
pub(crate) const fn index_of(name: &str) -> usize {
    let mut index = 0;
    loop {
        let known = KNOWN_NAMES[index].as_bytes();
        let mut at = 0;
        while known.len() == name.len() && at < known.len() && known[at] == name.as_bytes()[at] {
            at += 1;
        }
        if at == name.len() {
            return index;
        }
        index += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::{KEY_LEN, KNOWN_NAMES, index_of, known_index, known_name, spelled_index};

    #[test]
    fn names_as_they_are_spelled_are_found_by_their_letters() {
        let bytes = |text: &str| -> [u8; KEY_LEN] {
            let text = format!("{text} \"123456789012345\"]");
            *text.as_bytes().first_chunk().unwrap()
        };
        for (index, name) in KNOWN_NAMES.into_iter().enumerate() {
            assert_eq!(index_of(name), index);
            assert_eq!(
                spelled_index(bytes(name), name.len()),
                Some(index),
                "{name}"
            );
            let lower = name.to_lowercase();
            assert_eq!(spelled_index(bytes(&lower), lower.len()), None, "{lower}");
            for len in (0..=KEY_LEN + 1).filter(|&len| len != name.len()) {
                let part = bytes(name);
                let plain = part.get(..len).and_then(known_index);
                assert_eq!(spelled_index(part, len), plain, "{len} of {name}");
            }
        }
    }

    #[test]
    fn every_name_is_known_in_any_case_and_only_once() {
        assert!(KNOWN_NAMES.is_sorted_by_key(|name| name.len()));
        for name in KNOWN_NAMES {
            for text in [name.to_owned(), name.to_lowercase(), name.to_uppercase()] {
                assert_eq!(known_name(text.as_bytes()), Some(name), "{text}");
            }
        }
    }
}

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
#[inline]
pub(crate) fn known_index(text: &[u8]) -> Option<usize> {
    let first = text.first()? | 0x20;
    let start = *STARTS.get(text.len())?;
    let end = *STARTS.get(text.len() + 1)?;
    (usize::from(start)..usize::from(end)).find(|&index| {
        let name = KNOWN_NAMES[index].as_bytes();
        name[0] | 0x20 == first && (name == text || name.eq_ignore_ascii_case(text))
    })
}

#[cfg(test)]
mod tests {
    use super::{KNOWN_NAMES, known_name};

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

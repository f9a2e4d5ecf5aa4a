//! Names of tags that everybody has, or several programs.

/// The names that the standard has, and those that several programs write and look for.
pub const KNOWN_NAMES: [&str; 68] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "WhiteTitle",
    "BlackTitle",
    "WhiteElo",
    "BlackElo",
    "WhiteUSCF",
    "BlackUSCF",
    "WhiteNA",
    "BlackNA",
    "WhiteType",
    "BlackType",
    "EventDate",
    "EventSponsor",
    "Section",
    "Stage",
    "Board",
    "Opening",
    "Variation",
    "SubVariation",
    "ECO",
    "NIC",
    "Time",
    "UTCTime",
    "UTCDate",
    "TimeControl",
    "SetUp",
    "FEN",
    "Termination",
    "Annotator",
    "Mode",
    "PlyCount",
    "Variant",
    "Clock",
    "WhiteClock",
    "BlackClock",
    "WhiteRatingDiff",
    "BlackRatingDiff",
    "WhiteTeam",
    "BlackTeam",
    "WhiteFideId",
    "BlackFideId",
    "LongECO",
    "TotalPlyCount",
    "GameStartTime",
    "GameEndTime",
    "GameDuration",
    "StartTime",
    "EndDate",
    "EndTime",
    "StartDate",
    "SourceDate",
    "SourceTitle",
    "EventType",
    "EventRounds",
    "EventCountry",
    "EventCategory",
    "WhiteTeamCountry",
    "BlackTeamCountry",
    "WhiteCountry",
    "BlackCountry",
    "WhiteICCF",
    "BlackICCF",
];

/// The known name that a text is but for the case of its letters.
///
/// ```
/// use scoresheet_record::tags::known_name;
/// assert_eq!(known_name(b"fen"), Some("FEN"));
/// assert_eq!(known_name(b"index"), None);
/// ```
pub fn known_name(text: &[u8]) -> Option<&'static str> {
    let mut known = KNOWN_NAMES.into_iter();
    known.find(|name| name.as_bytes().eq_ignore_ascii_case(text))
}

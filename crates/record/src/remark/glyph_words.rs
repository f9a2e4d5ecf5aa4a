//! Data: what glyphs are called, in words.
//!
//! The six judgments of moves, the only move and the novelty have the words of the articles on
//! notation in Korean, Vietnamese and Japanese; for the rest, words were chosen that players use.

/// The languages, by the order of their words.
pub(super) const LANGUAGES: [&str; 4] = ["en", "ko", "vi", "ja"];

/// The words by number, in ascending order.
#[rustfmt::skip]
pub(super) const WORDS: [(u16, [&str; 4]); 34] = [
    (1, ["good move", "훌륭한 수", "nước hay", "良い手"]),
    (2, ["mistake", "실수", "nước sai", "悪い手"]),
    (3, ["brilliant move", "탁월한 수", "nước thiên tài", "とても良い手"]),
    (4, ["blunder", "블런더", "sai lầm nghiêm trọng", "とても悪い手"]),
    (5, ["interesting move", "흥미로운 수", "nước có vẻ tốt", "悪い手にも良い手にもなりそうな手"]),
    (6, ["dubious move", "부정확한 수", "nước không chính xác", "首をかしげたくなるような手"]),
    (7, ["forced move", "강제수", "nước bắt buộc", "強制手"]),
    (8, ["only move", "유일한 수", "nước duy nhất", "唯一の手"]),
    (10, ["equal", "동등함", "cân bằng", "互角"]),
    (13, ["unclear", "불분명함", "không rõ ràng", "形勢不明"]),
    (14, ["White is slightly better", "백이 약간 유리함", "Trắng ưu thế nhẹ", "白がやや優勢"]),
    (15, ["Black is slightly better", "흑이 약간 유리함", "Đen ưu thế nhẹ", "黒がやや優勢"]),
    (16, ["White is clearly better", "백이 명확히 유리함", "Trắng ưu thế rõ rệt", "白が明らかに優勢"]),
    (17, ["Black is clearly better", "흑이 명확히 유리함", "Đen ưu thế rõ rệt", "黒が明らかに優勢"]),
    (18, ["White is winning", "백이 이기는 상황", "Trắng thắng thế", "白が勝勢"]),
    (19, ["Black is winning", "흑이 이기는 상황", "Đen thắng thế", "黒が勝勢"]),
    (20, ["White is crushing", "백이 압도적으로 유리함", "Trắng ưu thế áp đảo", "白が圧倒的に優勢"]),
    (21, ["Black is crushing", "흑이 압도적으로 유리함", "Đen ưu thế áp đảo", "黒が圧倒的に優勢"]),
    (22, ["White is in zugzwang", "백이 추크츠방에 걸림", "Trắng bị zugzwang", "白がツークツワンク"]),
    (23, ["Black is in zugzwang", "흑이 추크츠방에 걸림", "Đen bị zugzwang", "黒がツークツワンク"]),
    (36, ["White has the initiative", "백이 주도권을 쥠", "Trắng nắm thế chủ động", "白が主導権を握る"]),
    (37, ["Black has the initiative", "흑이 주도권을 쥠", "Đen nắm thế chủ động", "黒が主導権を握る"]),
    (40, ["White has the attack", "백이 공격함", "Trắng tấn công", "白が攻撃"]),
    (41, ["Black has the attack", "흑이 공격함", "Đen tấn công", "黒が攻撃"]),
    (44, ["White has compensation", "백에게 보상이 있음", "Trắng có bù đắp", "白に代償あり"]),
    (45, ["Black has compensation", "흑에게 보상이 있음", "Đen có bù đắp", "黒に代償あり"]),
    (132, ["White has counterplay", "백에게 반격이 있음", "Trắng có phản công", "白に反撃あり"]),
    (133, ["Black has counterplay", "흑에게 반격이 있음", "Đen có phản công", "黒に反撃あり"]),
    (138, ["White is in time trouble", "백이 시간에 쫓김", "Trắng thiếu thời gian", "白が時間切迫"]),
    (139, ["Black is in time trouble", "흑이 시간에 쫓김", "Đen thiếu thời gian", "黒が時間切迫"]),
    (140, ["with the idea", "의도는", "với ý định", "狙いは"]),
    (142, ["better is", "더 나은 수는", "tốt hơn là", "より良い手は"]),
    (143, ["worse is", "더 나쁜 수는", "kém hơn là", "より悪い手は"]),
    (146, ["theoretical novelty", "신수", "nước mới", "新手"]),
];

//! Any bytes are a record, whose whole lines print and read back to the same, or are refused at a line of them; and what
//! is a record is one wherever it is cut.
#![no_main]

use acies_chronicle::{Record, from_json_lines, json_lines};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let lines = bytes.iter().filter(|&&byte| byte == b'\n').count();
    match Record::read(bytes) {
        Ok(record) => {
            assert_eq!(record.lines.len(), lines);
            let twin = json_lines(&record).expect("a record that has been read");
            let text = from_json_lines(&twin).expect("the twin of a record");
            assert_eq!(Record::read(text.as_bytes()).map(|again| again.lines), Ok(record.lines));
            // Setting its battle up and replaying it may be refused, but not panic.
            let record = Record::read(bytes).expect("read before");
            let _ = record.verify();
            let cut = bytes.len() / 2;
            let part = Record::read(&bytes[..cut]).expect("a part of a record");
            assert!(part.entries.len() <= record.entries.len());
        }
        Err(error) => assert!((1..=lines + 1).contains(&error.line)),
    }
});

//! A whole battle of two players, from the offer to the record.

use std::sync::Arc;

use acies_chronicle::Record;
use acies_generals::{General, general};
use acies_referee::Side;
use serde_json::json;

use crate::client::{Player, Socket, head_of, opened, seal, watch};
use crate::memory::Memory;
use crate::server::{Server, engine};

#[tokio::test]
async fn two_players_fight_a_whole_battle_and_its_record_proves_every_die() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let mut players = opened(server.address, "live 1800000 30000").await;
    let code = players[0].seat.code;
    let mut watcher = Socket::open(server.address).await;
    watcher.send(&watch(code, 0, None)).await.unwrap();
    seal(&mut players).await;

    let mut generals: [Box<dyn General>; 2] = [3, 4].map(|seed| general("greedy", seed).unwrap());
    let mut orders = 0;
    while !players[0].is_over() {
        let (side, _) = players[0].default_order().unwrap();
        let battle = players[0].battle.as_ref().unwrap();
        let line = generals[side as usize].decide(battle, side).to_string();
        orders += 1;
        assert!(orders < 3_000, "no battle is so long");
        let wish = players[side as usize].order(&line);
        let (_, version) = players[side as usize].must(wish).await;
        for player in &mut players {
            player.reach(version).await;
        }
    }
    let [red, blue] = &players;
    assert_eq!(red.log, blue.log);
    assert_eq!(red.frame["closed"], blue.frame["closed"]);
    assert!(red.log.len() > 30, "{}", red.log.len());

    // All that happened was shown to one who only watches, and nothing of one side alone.
    let mut seen = 0;
    while seen < red.log.len() {
        let frame = watcher.next_of("frame").await;
        assert_eq!(frame["own"], serde_json::Value::Null);
        seen = frame["version"].as_u64().unwrap() as usize;
    }

    let path = format!("/api/battles/{code}/record");
    let (status, head, record) = server.ask("GET", &path, None);
    assert_eq!(status, 200);
    let head = head.to_ascii_lowercase();
    assert!(
        head.contains("content-type: text/plain; charset=utf-8"),
        "{head}"
    );
    let file = format!("content-disposition: attachment; filename=\"{code}.acies\"");
    assert!(head.contains(&file), "{head}");
    let read = Record::read(record.as_bytes()).unwrap();
    assert_eq!(read.broken, None);
    let lines = red.frame["head"].as_array().unwrap();
    let lines: Vec<&str> = lines.iter().map(|line| line.as_str().unwrap()).collect();
    assert_eq!(read.head.as_ref().unwrap(), &head_of(&lines));
    let verdict = read.verdict(&engine(), None).unwrap();
    assert!(verdict.finding.error().is_none(), "{:?}", verdict.finding);
    let throws = red
        .log
        .iter()
        .filter(|(_, line)| line.starts_with("throw "))
        .count();
    assert!(throws > 5, "{throws}");
    server.end().unwrap();
}

#[tokio::test]
async fn what_a_side_has_chosen_is_shown_to_it_alone() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let [mut red, mut blue] = opened(server.address, "days 4").await;
    let mut watcher = Socket::open(server.address).await;
    watcher.send(&watch(red.seat.code, 0, None)).await.unwrap();
    watcher.next_of("frame").await;

    let army = red.army();
    let line = army["line"].as_str().unwrap().to_owned();
    red.must(army).await;
    assert_eq!(red.frame["own"]["sealed"], line.as_str());
    while blue.frame["hasSealed"] != json!([true, false]) {
        blue.hear("frame").await;
    }
    assert_eq!(blue.frame["own"]["sealed"], serde_json::Value::Null);
    assert!(!blue.frame.to_string().contains(&line));
    loop {
        let frame = watcher.next_of("frame").await;
        assert!(!frame.to_string().contains(&line));
        if frame["hasSealed"] == json!([true, false]) {
            break;
        }
    }
    red.must(json!({ "w": "standing", "kind": "recoil", "reply": "ask" }))
        .await;
    assert_eq!(red.frame["own"]["standing"][0], json!(["recoil", "ask"]));
    // The ids of steps are shown to who drew them.
    let army = blue.army();
    let (id, version) = blue.must(army).await;
    red.reach(version).await;
    let ids = |player: &Player| player.frame["own"]["ids"].to_string();
    assert!(ids(&blue).contains(&id) && !ids(&red).contains(&id));
    assert_eq!(blue.frame["own"]["side"], Side::Blue.word());
}

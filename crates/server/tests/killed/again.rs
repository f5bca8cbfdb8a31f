//! A player whose server may be killed at any moment: what was sent is sent again, over another socket.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::time::sleep;

use crate::client::{Player, greeted};

impl Player {
    /// Sends a request until it is kept; the version then. None where the socket has ended before, and it may be kept or not.
    pub async fn settle(&mut self, id: &str, request: &Value) -> Option<u64> {
        self.socket.send(request).await.ok()?;
        loop {
            let message = self.socket.try_next().await?;
            match message["t"].as_str() {
                Some("frame") => self.follow(&message),
                Some("kept") if message["id"] == id => return message["version"].as_u64(),
                Some("refused") if message["refusal"]["why"] == "later" => {
                    let within = message["refusal"]["within"].as_u64().unwrap();
                    sleep(Duration::from_millis(within)).await;
                    self.socket.send(request).await.ok()?;
                }
                Some("bye") => return None,
                _ => panic!("{message} to {request}"),
            }
        }
    }

    /// Opens another socket, and goes on from the version that it has.
    pub async fn come_again(&mut self, address: SocketAddr) {
        let (socket, frame) = greeted(address, &self.seat, self.log.len()).await;
        self.socket = socket;
        self.follow(&frame);
    }

    /// Reads until the battle is at a version, over as many sockets as it takes.
    pub async fn catch_up(&mut self, address: SocketAddr, version: u64) {
        while self.version() < version {
            match self.socket.try_next().await {
                Some(message) if message["t"] == "frame" => self.follow(&message),
                Some(_) => {}
                None => self.come_again(address).await,
            }
        }
    }
}

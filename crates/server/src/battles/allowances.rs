//! How much an address and a socket may ask for.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::{HeaderMap, HeaderName};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

/// The limits of what guests may ask for. An address is one of IPv4, or a network of 64 bits of IPv6.
#[derive(Clone, Copy, Debug)]
pub struct Allowances {
    /// How many battles an address may offer in an hour.
    pub battles: NonZeroU32,
    /// How many seats an address may try to take in an hour.
    pub seats: NonZeroU32,
    /// How many times an address may ask for e-mail in an hour.
    pub mails: NonZeroU32,
    /// How many rulings an address may report in an hour.
    pub reports: NonZeroU32,
    /// How many sockets an address may have open.
    pub sockets_of_address: u32,
    /// How many sockets may be open in all.
    pub sockets: u32,
    /// How many messages a second a socket may send.
    pub messages: NonZeroU32,
    /// How many messages may come at once.
    pub burst: NonZeroU32,
    /// How many battles a socket may watch.
    pub watched: usize,
}

const fn number(value: u32) -> NonZeroU32 {
    match NonZeroU32::new(value) {
        Some(number) => number,
        None => NonZeroU32::MIN,
    }
}

impl Default for Allowances {
    fn default() -> Allowances {
        Allowances {
            battles: number(20),
            seats: number(60),
            mails: number(20),
            reports: number(10),
            sockets_of_address: 40,
            sockets: 10_000,
            messages: number(20),
            burst: number(60),
            watched: 50,
        }
    }
}

/// How often an hour an e-mail address is asked whether it is to be sent messages.
const MAILED: NonZeroU32 = number(4);

/// An address as limits count it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Address(IpAddr);

/// The header in which a proxy names the client.
const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");

impl Address {
    /// The address of a client.
    pub fn new(address: IpAddr) -> Address {
        Address(match address.to_canonical() {
            IpAddr::V6(address) => {
                IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)))
            }
            address @ IpAddr::V4(_) => address,
        })
    }

    /// The address from which a request came. A proxy on this machine, where there is one, is believed as to its last client.
    pub fn of_request(peer: Option<SocketAddr>, headers: &HeaderMap, has_proxy: bool) -> Address {
        let peer = peer.map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |peer| peer.ip());
        let forwarded = headers.get_all(FORWARDED).iter().next_back();
        let forwarded = forwarded
            .filter(|_| has_proxy && peer.is_loopback())
            .and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        Address::new(forwarded.unwrap_or(peer))
    }
}

/// What is counted of each address.
#[derive(Debug)]
pub struct Counters {
    clock: DefaultClock,
    battles: DefaultKeyedRateLimiter<Address>,
    seats: DefaultKeyedRateLimiter<Address>,
    mails: DefaultKeyedRateLimiter<Address>,
    reports: DefaultKeyedRateLimiter<Address>,
    /// By the address that the e-mail goes to.
    mailed: DefaultKeyedRateLimiter<String>,
    sockets: Arc<Mutex<HashMap<Address, u32>>>,
    sockets_of_address: u32,
}

/// What an address asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A new battle.
    Battle,
    /// A seat.
    Seat,
    /// Messages by e-mail.
    Mail,
    /// To report a ruling.
    Report,
}

/// An open socket, as it is counted.
#[derive(Debug)]
pub struct Counted {
    address: Address,
    sockets: Arc<Mutex<HashMap<Address, u32>>>,
}

impl Counters {
    /// Counters for these limits.
    pub fn new(allowances: &Allowances) -> Counters {
        Counters {
            clock: DefaultClock::default(),
            battles: RateLimiter::keyed(Quota::per_hour(allowances.battles)),
            seats: RateLimiter::keyed(Quota::per_hour(allowances.seats)),
            mails: RateLimiter::keyed(Quota::per_hour(allowances.mails)),
            reports: RateLimiter::keyed(Quota::per_hour(allowances.reports)),
            mailed: RateLimiter::keyed(Quota::per_hour(MAILED).allow_burst(number(2))),
            sockets: Arc::default(),
            sockets_of_address: allowances.sockets_of_address,
        }
    }

    /// Counts a wish of an address.
    ///
    /// # Errors
    /// With the time until the next one is allowed.
    pub fn count(&self, address: Address, asked: Asked) -> Result<(), Duration> {
        let limiter = match asked {
            Asked::Battle => &self.battles,
            Asked::Seat => &self.seats,
            Asked::Mail => &self.mails,
            Asked::Report => &self.reports,
        };
        let allowed = limiter.check_key(&address);
        allowed.map_err(|not_until| not_until.wait_time_from(self.clock.now()))
    }

    /// Counts the question whether an e-mail address is to be sent messages, which others may ask for as well.
    ///
    /// # Errors
    /// With the time until the next one is allowed.
    pub fn count_mail(&self, to: &str) -> Result<(), Duration> {
        let allowed = self.mailed.check_key(&to.to_ascii_lowercase());
        allowed.map_err(|not_until| not_until.wait_time_from(self.clock.now()))
    }

    /// Counts an open socket; none where the address has too many.
    pub fn open(&self, address: Address) -> Option<Counted> {
        let mut sockets = locked(&self.sockets);
        let open = sockets.entry(address).or_default();
        if *open >= self.sockets_of_address {
            return None;
        }
        *open += 1;
        Some(Counted {
            address,
            sockets: Arc::clone(&self.sockets),
        })
    }

    /// Forgets the addresses that have asked for nothing lately.
    pub fn forget(&self) {
        self.battles.retain_recent();
        self.seats.retain_recent();
        self.mails.retain_recent();
        self.reports.retain_recent();
        self.mailed.retain_recent();
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut sockets = locked(&self.sockets);
        if let Some(open) = sockets.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The messages of one socket.
#[derive(Debug)]
pub struct Messages {
    clock: DefaultClock,
    limiter: DefaultDirectRateLimiter,
}

impl Messages {
    /// None has come yet.
    pub fn new(allowances: &Allowances) -> Messages {
        let quota = Quota::per_second(allowances.messages).allow_burst(allowances.burst);
        Messages {
            clock: DefaultClock::default(),
            limiter: RateLimiter::direct(quota),
        }
    }

    /// Counts a message.
    ///
    /// # Errors
    /// With the time until the next one is allowed.
    pub fn count(&self) -> Result<(), Duration> {
        let allowed = self.limiter.check();
        allowed.map_err(|not_until| not_until.wait_time_from(self.clock.now()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proxy_is_believed_only_where_there_is_one_on_this_machine() {
        let mut headers = HeaderMap::new();
        headers.append(FORWARDED, "203.0.113.7, 198.51.100.4".parse().unwrap());
        let of = |peer: &str, has_proxy| {
            Address::of_request(Some(peer.parse().unwrap()), &headers, has_proxy)
        };
        let address = |text: &str| Address::new(text.parse().unwrap());
        assert_eq!(of("127.0.0.1:9", true), address("198.51.100.4"));
        assert_eq!(of("127.0.0.1:9", false), address("127.0.0.1"));
        assert_eq!(of("192.0.2.1:9", true), address("192.0.2.1"));
    }

    #[test]
    fn addresses_of_one_network_of_ipv6_are_one() {
        let address = |text: &str| Address::new(text.parse().unwrap());
        assert_eq!(address("2001:db8:1:2:3::4"), address("2001:db8:1:2::9"));
        assert_ne!(address("2001:db8:1:2::9"), address("2001:db8:1:3::9"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
        assert_ne!(address("192.0.2.2"), address("192.0.2.1"));
    }

    #[test]
    fn an_address_that_asks_for_too_much_learns_when_to_come_again() {
        let allowances = Allowances {
            battles: number(2),
            sockets_of_address: 1,
            ..Allowances::default()
        };
        let counters = Counters::new(&allowances);
        let [one, other] =
            ["192.0.2.1", "192.0.2.2"].map(|text| Address::new(text.parse().unwrap()));
        for _ in 0..2 {
            assert_eq!(counters.count(one, Asked::Battle), Ok(()));
        }
        let wait = counters.count(one, Asked::Battle).unwrap_err();
        assert!(
            wait > Duration::from_mins(1) && wait <= Duration::from_mins(30),
            "{wait:?}"
        );
        assert_eq!(counters.count(one, Asked::Seat), Ok(()));
        assert_eq!(counters.count(other, Asked::Battle), Ok(()));
        let open = counters.open(one);
        assert!(open.is_some() && counters.open(one).is_none() && counters.open(other).is_some());
        drop(open);
        assert!(counters.open(one).is_some());
    }
}

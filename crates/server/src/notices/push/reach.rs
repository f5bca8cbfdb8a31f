//! Which addresses messages may go to. They are named by strangers, so none of a private network is asked anything.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use ureq::Error;
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::NextTimeout;

/// The longest address of a push service, in bytes; those that are in use have some 200.
const LONGEST: usize = 1000;

/// Where push services may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reach {
    /// Behind public addresses, by TLS on its usual port.
    #[default]
    Public,
    /// On this machine alone, without TLS: for a service that is tried there.
    ThisMachine,
}

impl Reach {
    /// The address of a push service, if it may be asked.
    pub fn address(self, text: &str) -> Option<Uri> {
        let uri: Uri = text.parse().ok()?;
        let authority = uri.authority().filter(|_| text.len() <= LONGEST)?;
        let host = authority.host();
        // In brackets where it is of the sixth version.
        let literal: Option<IpAddr> = host.trim_matches(['[', ']']).parse().ok();
        let is_allowed = match self {
            Reach::Public => {
                uri.scheme_str() == Some("https")
                    && authority.port_u16().is_none_or(|port| port == 443)
                    && literal.is_none_or(|address| self.takes(address))
            }
            Reach::ThisMachine => {
                uri.scheme_str() == Some("http") && literal.is_some_and(|to| self.takes(to))
            }
        };
        let is_bare = !authority.as_str().contains('@') && !host.is_empty();
        (is_allowed && is_bare).then_some(uri)
    }

    /// Whether an address is within it.
    fn takes(self, address: IpAddr) -> bool {
        match (self, address) {
            (Reach::ThisMachine, address) => address.is_loopback(),
            (Reach::Public, IpAddr::V4(address)) => is_public_4(address),
            (Reach::Public, IpAddr::V6(address)) => is_public_6(address),
        }
    }
}

/// Whether an address is one of the open network. The standard library has this as `is_global`, which is not stable.
fn is_public_4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    !(a == 0
        || address.is_loopback()
        || address.is_private()
        || address.is_link_local()
        || address.is_documentation()
        || a == 100 && (64..128).contains(&b)
        || (a, b, c) == (192, 0, 0)
        || (a, b, c) == (192, 88, 99)
        || a == 198 && (18..20).contains(&b)
        // Of groups, those that are kept for later, and that of all.
        || a >= 224)
}

fn is_public_6(address: Ipv6Addr) -> bool {
    if let Some(address) = address.to_ipv4_mapped() {
        return is_public_4(address);
    }
    let [a, b, ..] = address.segments();
    // Only these are given to machines of the open network. Of them, some lead to addresses of the fourth version.
    (0x2000..0x4000).contains(&a)
        && a != 0x2002
        && !(a == 0x2001 && (b < 0x200 || b == 0xdb8))
        && !(a == 0x3fff && b < 0x1000)
}

/// Looks names up, and leaves out the addresses that are not within reach: so a name cannot lead there either.
#[derive(Debug)]
pub struct Within(pub Reach);

impl Resolver for Within {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, Error> {
        let found = DefaultResolver::default().resolve(uri, config, timeout)?;
        let mut within = self.empty();
        for address in &found {
            if self.0.takes(address.ip()) {
                within.push(*address);
            }
        }
        if within.is_empty() {
            return Err(Error::HostNotFound);
        }
        Ok(within)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn push_services_are_behind_public_addresses() {
        for text in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/abc",
            "https://web.push.apple.com:443/abc",
            "https://8.8.8.8/abc",
            "https://[2606:4700::1111]/abc",
        ] {
            assert!(Reach::Public.address(text).is_some(), "{text}");
        }
        let long = format!("https://push.example/{}", "x".repeat(LONGEST));
        for text in [
            "",
            "abc",
            "/abc",
            "http://push.example/abc",
            "ftp://push.example/abc",
            "https://push.example:8443/abc",
            "https://name@push.example/abc",
            "https://127.0.0.1/abc",
            "https://10.1.2.3/abc",
            "https://172.16.0.1/abc",
            "https://192.168.1.1/abc",
            "https://169.254.169.254/latest/meta-data",
            "https://100.64.0.1/abc",
            "https://0.0.0.0/abc",
            "https://224.0.0.1/abc",
            "https://255.255.255.255/abc",
            "https://[::1]/abc",
            "https://[::]/abc",
            "https://[::ffff:127.0.0.1]/abc",
            "https://[fe80::1]/abc",
            "https://[fd00::1]/abc",
            "https://[64:ff9b::7f00:1]/abc",
            "https://[2002:7f00:1::]/abc",
            "https://[2001:db8::1]/abc",
            &long,
        ] {
            assert!(Reach::Public.address(text).is_none(), "{text}");
        }
    }

    #[test]
    fn a_service_that_is_tried_is_on_this_machine_alone() {
        let here = Reach::ThisMachine;
        assert!(here.address("http://127.0.0.1:8080/abc").is_some());
        for text in [
            "http://10.0.0.1/abc",
            "http://localhost/abc",
            "https://push.example/abc",
        ] {
            assert!(here.address(text).is_none(), "{text}");
        }
    }

    #[test]
    fn a_name_of_this_machine_leads_nowhere() {
        let config = Config::default();
        let timeout = NextTimeout::default();
        let uri: Uri = "https://localhost/abc".parse().unwrap();
        let found = Within(Reach::Public).resolve(&uri, &config, timeout);
        assert!(matches!(found, Err(Error::HostNotFound)), "{found:?}");
    }
}

//! The page for other machines of the local network: this machine's address there, and the QR code of
//! the link.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};

use super::PlayError;

/// The address of this machine in its local network.
///
/// A `named` address is taken as it is; without one it is the address from which this machine reaches other networks.
///
/// # Errors
/// When there is none, or when it is not an address of one local network.
pub fn own_address(named: Option<IpAddr>) -> Result<IpAddr, PlayError> {
    let address = match named {
        Some(address) if address.is_unspecified() => return Err(PlayError::Unspecified(address)),
        Some(IpAddr::V4(Ipv4Addr::LOCALHOST)) => return Err(PlayError::OwnMachine),
        Some(address) => return Ok(address),
        None => outgoing_address().ok_or(PlayError::NoNetwork)?,
    };
    if is_private(address) {
        Ok(address)
    } else {
        Err(PlayError::Public(address))
    }
}

/// The address from which packets leave for other networks. Connecting a datagram socket sends nothing.
fn outgoing_address() -> Option<IpAddr> {
    // An address for documentation: whether it exists does not matter.
    let elsewhere: SocketAddr = (Ipv4Addr::new(192, 0, 2, 1), 9).into();
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(elsewhere).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_unspecified() && !address.is_loopback()).then_some(address)
}

/// Whether an address is reachable from its own network alone.
fn is_private(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            // 100.64.0.0/10 is shared by the customers of a provider, and used by private overlay networks.
            let [first, second, ..] = address.octets();
            let is_shared = first == 100 && second & 0xc0 == 0x40;
            address.is_private() || address.is_link_local() || address.is_loopback() || is_shared
        }
        IpAddr::V6(address) => {
            address.is_unique_local() || address.is_unicast_link_local() || address.is_loopback()
        }
    }
}

/// The QR code of a link in half blocks, for a terminal: with its colours, or without for a dark background.
pub fn qr_code(link: &str, with_colours: bool) -> String {
    // Nothing is dirty or torn on a screen: the lowest level of correction makes the smallest code.
    let Ok(code) = QrCode::with_error_correction_level(link, EcLevel::L) else {
        return String::new();
    };
    let mut image = code.render::<Dense1x2>();
    // Ink is dark where the terminal prints black on white, and light where it prints white on black.
    if !with_colours {
        image
            .dark_color(Dense1x2::Light)
            .light_color(Dense1x2::Dark);
    }
    let image = image.build();
    let (on, off) = if with_colours {
        ("\x1b[30;107m", "\x1b[0m")
    } else {
        ("", "")
    };
    let lines: Vec<String> = image
        .lines()
        .map(|line| format!("{on}{line}{off}"))
        .collect();
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn named_address_is_taken_unless_it_is_none_of_a_network() {
        let named = |text: &str| own_address(Some(text.parse().unwrap()));
        assert_eq!(named("127.0.0.2").unwrap().to_string(), "127.0.0.2");
        // A named one may be public: the player knows.
        assert_eq!(named("203.0.113.9").unwrap().to_string(), "203.0.113.9");
        assert!(matches!(named("0.0.0.0"), Err(PlayError::Unspecified(_))));
        assert!(matches!(named("::"), Err(PlayError::Unspecified(_))));
        assert!(matches!(named("127.0.0.1"), Err(PlayError::OwnMachine)));
    }

    #[test]
    fn private_addresses_are_known() {
        let is = |text: &str| is_private(text.parse().unwrap());
        for private in [
            "10.1.2.3",
            "172.16.0.1",
            "192.168.178.20",
            "169.254.7.7",
            "100.64.0.1",
            "100.127.255.1",
            "fd00::1",
            "fe80::1",
        ] {
            assert!(is(private), "{private}");
        }
        for public in [
            "8.8.8.8",
            "172.32.0.1",
            "192.169.0.1",
            "100.128.0.1",
            "100.63.0.1",
            "2001:db8::1",
        ] {
            assert!(!is(public), "{public}");
        }
    }

    #[test]
    fn qr_code_has_its_quiet_zone_and_both_forms_have_the_same_size() {
        let link = "http://192.168.178.20:7311/0123456789abcdef/";
        let plain = qr_code(link, false);
        let lines: Vec<Vec<char>> = plain.lines().map(|line| line.chars().collect()).collect();
        // Version 3 has 29 modules a side, and four of margin at each; two rows of modules stand in a line.
        assert_eq!(lines.len(), 19);
        assert!(lines.iter().all(|line| line.len() == 29 + 8));
        // The margin is light, and so is ink on a dark background. The last line has only an upper half.
        assert!(lines[..2].iter().flatten().all(|&block| block == '█'));
        assert!(lines[..18].iter().all(|line| line[..4] == ['█'; 4]));
        assert!(lines[18].iter().all(|&block| block == '▀'));
        // The first line of a finder pattern: seven dark modules above two of the frame with five light ones between.
        assert_eq!(lines[2][4..11].iter().collect::<String>(), " ▄▄▄▄▄ ");
        let coloured = qr_code(link, true);
        assert_eq!(coloured.lines().count(), lines.len());
        assert!(
            coloured
                .lines()
                .all(|line| line.starts_with("\x1b[30;107m    ") && line.ends_with("\x1b[0m"))
        );
    }
}

//! Messages by e-mail: the settings of the server that sends them, and how one is sent.

use std::fmt;
use std::net::IpAddr;
use std::time::{Duration, SystemTime};

use lettre::address::AddressError;
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, Message, SmtpTransport, Transport};
use serde::Deserialize;
use thiserror::Error;

use super::Letter;

/// How long the server may take for each of its answers.
const PATIENCE: Duration = Duration::from_secs(30);
/// The longest address that is taken, in bytes: the longest there is.
const LONGEST_ADDRESS: usize = 254;

/// How a connection to the server is kept from others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Security {
    /// By TLS from its first byte.
    #[default]
    Tls,
    /// By TLS before anything is said, on a connection that begins without.
    Starttls,
    /// Not at all, which only a server on this machine may be used with.
    None,
}

/// The settings of the server that sends e-mail.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MailSettings {
    /// Its name, such as `smtp.example.org`.
    pub server: String,
    /// Its port; 465, 587 or 25, as its security has it, unless it is named.
    pub port: Option<u16>,
    /// How the connection is kept from others.
    #[serde(default)]
    pub security: Security,
    /// The name to sign in with; none where the server asks for none.
    pub user: Option<String>,
    /// The password for that.
    pub password: Option<String>,
    /// From where messages come, such as `Acies <acies@example.org>`.
    pub from: String,
}

impl fmt::Debug for MailSettings {
    /// The password is never shown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailSettings")
            .field("server", &self.server)
            .finish_non_exhaustive()
    }
}

/// Why a message is not sent.
#[derive(Debug, Error)]
pub enum MailError {
    /// The sender or a receiver is no address.
    #[error("{field}: found `{found}`, expected an e-mail address")]
    Address {
        /// The setting or `to`.
        field: &'static str,
        /// What was found.
        found: String,
    },
    /// A name without a password, or the other way round.
    #[error("found `user` or `password` alone, expected both or neither")]
    Credentials,
    /// Without TLS a password and addresses could be read on the way.
    #[error(
        "security: found `none` for {0}, expected `tls` or `starttls`, for the server is not on this machine"
    )]
    Open(String),
    /// The message or the connection could not be made.
    #[error("{0}")]
    Unsent(String),
}

/// Sends e-mail. Blocks while the server takes it.
pub struct Mailer {
    transport: SmtpTransport,
    from: Mailbox,
}

impl fmt::Debug for Mailer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mailer").finish_non_exhaustive()
    }
}

/// What one message needs beside its words.
#[derive(Clone, Copy, Debug)]
pub struct Envelope<'a> {
    /// The address that it goes to.
    pub to: &'a str,
    /// A name that the same message always has, so that a second copy is known as one.
    pub id: &'a str,
    /// The link by which a mail program stops the messages, where there is one.
    pub stop: Option<&'a str>,
    /// When it was written.
    pub at: SystemTime,
}

/// An address as it is kept.
///
/// # Errors
/// When it is none, or too long.
pub fn address(text: &str) -> Result<String, MailError> {
    let text = text.trim();
    let read: Result<Address, AddressError> = text.parse();
    match read {
        Ok(address) if text.len() <= LONGEST_ADDRESS => Ok(address.to_string()),
        _ => Err(MailError::Address {
            field: "address",
            found: text.chars().take(80).collect(),
        }),
    }
}

impl Mailer {
    /// What sends by a server; nothing is asked of it yet.
    ///
    /// # Errors
    /// When the settings contradict each other.
    pub fn new(settings: &MailSettings) -> Result<Mailer, MailError> {
        let from: Mailbox = settings.from.parse().map_err(|_| MailError::Address {
            field: "from",
            found: settings.from.clone(),
        })?;
        let server = settings.server.as_str();
        let unsent = |error: lettre::transport::smtp::Error| MailError::Unsent(error.to_string());
        let mut builder = match settings.security {
            Security::Tls => SmtpTransport::relay(server).map_err(unsent)?,
            Security::Starttls => SmtpTransport::starttls_relay(server).map_err(unsent)?,
            Security::None if is_here(server) => SmtpTransport::builder_dangerous(server),
            Security::None => return Err(MailError::Open(server.to_owned())),
        };
        builder = match (&settings.user, &settings.password) {
            (Some(user), Some(password)) => {
                builder.credentials(Credentials::new(user.clone(), password.clone()))
            }
            (None, None) => builder,
            _ => return Err(MailError::Credentials),
        };
        if let Some(port) = settings.port {
            builder = builder.port(port);
        }
        let own = ClientId::Domain(from.email.domain().to_owned());
        Ok(Mailer {
            transport: builder.hello_name(own).timeout(Some(PATIENCE)).build(),
            from,
        })
    }

    /// Sends a letter; what the server answered to it. Blocks.
    ///
    /// # Errors
    /// When the server cannot be reached or does not take it.
    pub fn send(&self, envelope: Envelope<'_>, letter: &Letter) -> Result<String, MailError> {
        let Envelope { to, id, stop, at } = envelope;
        let to: Mailbox = to.parse().map_err(|_| MailError::Address {
            field: "to",
            found: to.to_owned(),
        })?;
        let domain = self.from.email.domain();
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(&letter.subject)
            .date(at)
            .message_id(Some(format!("<{id}@{domain}>")))
            .header(ContentType::TEXT_PLAIN)
            .body(letter.body.clone())
            .map_err(|error| MailError::Unsent(error.to_string()))?;
        let mut raw = |name: &'static str, value: &str| {
            let name = HeaderName::new_from_ascii_str(name);
            let value = HeaderValue::new(name, value.to_owned());
            message.headers_mut().insert_raw(value);
        };
        // Programs that answer mails by themselves leave such a one alone.
        raw("Auto-Submitted", "auto-generated");
        if let Some(stop) = stop {
            raw("List-Unsubscribe", &format!("<{stop}>"));
            raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
        }
        let answer = self.transport.send(&message);
        let answer = answer.map_err(|error| MailError::Unsent(whole(&error)))?;
        let lines: Vec<&str> = answer.message().collect();
        Ok(format!("{} {}", answer.code(), lines.join(" ")))
    }
}

/// An error with what is below it.
fn whole(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut below = error.source();
    while let Some(error) = below {
        let more = error.to_string();
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        below = error.source();
    }
    text
}

/// Whether a name is that of this machine.
fn is_here(server: &str) -> bool {
    let address: Option<IpAddr> = server.parse().ok();
    server == "localhost" || address.is_some_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(server: &str, security: Security) -> MailSettings {
        MailSettings {
            server: server.into(),
            port: None,
            security,
            user: None,
            password: None,
            from: "Acies <acies@example.org>".into(),
        }
    }

    #[test]
    fn a_server_elsewhere_is_used_by_tls_alone() {
        let refused = Mailer::new(&settings("smtp.example.org", Security::None)).unwrap_err();
        assert!(matches!(refused, MailError::Open(_)), "{refused}");
        for (server, security) in [
            ("smtp.example.org", Security::Tls),
            ("smtp.example.org", Security::Starttls),
            ("localhost", Security::None),
            ("127.0.0.1", Security::None),
        ] {
            Mailer::new(&settings(server, security)).unwrap();
        }
    }

    #[test]
    fn settings_that_contradict_each_other_are_refused_and_no_password_is_shown() {
        let mut half = settings("smtp.example.org", Security::Tls);
        half.password = Some("secret".into());
        assert!(!format!("{half:?}").contains("secret"));
        assert!(matches!(
            Mailer::new(&half).unwrap_err(),
            MailError::Credentials
        ));
        let mut nameless = settings("smtp.example.org", Security::Tls);
        nameless.from = "Acies".into();
        assert!(
            Mailer::new(&nameless)
                .unwrap_err()
                .to_string()
                .contains("from: found `Acies`")
        );
    }

    #[test]
    fn an_address_has_one_line_and_one_receiver() {
        assert_eq!(address(" red@example.org ").unwrap(), "red@example.org");
        for text in [
            "",
            "red",
            "red@",
            "red@example.org\r\nBcc: all@example.org",
            "red@example.org, blue@example.org",
            &format!("{}@example.org", "r".repeat(300)),
        ] {
            assert!(address(text).is_err(), "{text}");
        }
    }
}

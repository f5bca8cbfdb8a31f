// A mail server on this machine, which takes every mail and shows it to a test.

import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export interface ReceivedMail {
  to: string
  subject: string
  /** The whole of it, with folded lines of its head laid together and its text as it is read. */
  text: string
}

export interface MailServer {
  port: number
  mails: ReceivedMail[]
  stop: () => Promise<void>
}

/** A mail as it is read. */
function read(to: string, raw: string): ReceivedMail {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const unfolded = head.replace(/\r\n[ \t]/g, ' ')
  const body = rest.join('\r\n\r\n')
  const isQuoted = /content-transfer-encoding: quoted-printable/i.test(unfolded)
  const bytes = (text: string) => text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, byte: string) => String.fromCharCode(parseInt(byte, 16)))
  const text = isQuoted ? Buffer.from(bytes(body), 'latin1').toString('utf8') : body
  return { to, subject: /^subject: (.*)$/im.exec(unfolded)?.[1] ?? '', text: `${unfolded}\n\n${text.replaceAll('\r\n', '\n')}` }
}

/** Talks SMTP with one client. A mail is here before it is answered. */
function talk(socket: Socket, mails: ReceivedMail[]): void {
  let waiting = ''
  let to = ''
  let isMail = false
  const answer = (line: string) => socket.write(`${line}\r\n`)
  answer('220 sink.test')
  socket.on('error', () => socket.destroy())
  socket.on('data', (bytes) => {
    waiting += bytes.toString('latin1')
    for (;;) {
      const end = isMail ? '\r\n.\r\n' : '\r\n'
      const at = waiting.indexOf(end)
      if (at < 0) return
      const line = waiting.slice(0, at)
      waiting = waiting.slice(at + end.length)
      if (isMail) {
        isMail = false
        mails.push(read(to, Buffer.from(line, 'latin1').toString('utf8')))
        answer('250 taken')
        continue
      }
      const word = line.slice(0, 4).toUpperCase()
      if (word === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? ''
      isMail = word === 'DATA'
      answer(isMail ? '354 go on' : word === 'QUIT' ? '221 bye' : word === 'EHLO' ? '250 sink.test' : '250 ok')
    }
  })
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const server = createServer((socket) => talk(socket, mails))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

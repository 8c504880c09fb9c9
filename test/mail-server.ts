import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** The behaviour of the mail server: `well` means that it works well, any other value is a fault. */
export type MailMood =
  | 'well'
  | 'slow'
  | 'no-such-user'
  | 'busy'
  | 'drops'
  | 'spam'
  | 'sender-refused'
  | 'relay-denied'
  | 'no-sender'
  | 'spent'

export type ReceivedMail = { from: string; to: string[]; raw: string; headers: Map<string, string> }

export type MailServer = Awaited<ReturnType<typeof openMailServer>>

const REFUSALS: Partial<Record<MailMood, { code: number; text: string }>> = {
  'no-such-user': { code: 550, text: '5.1.1 <anna@example.com> is unknown here' },
  // Postfix checks the sender when it gets the recipient (smtpd_delay_reject).
  'relay-denied': { code: 554, text: '5.7.1 <anna@example.com>: Relay access denied' },
  'no-sender': { code: 550, text: '5.1.8 <shop@ahuti.example>: Sender address rejected: Domain not found' },
  spent: { code: 550, text: '5.4.5 Daily user sending limit exceeded' },
  busy: { code: 451, text: '4.3.0 come back later, anna@example.com' },
}

/** A local mail server that stores the messages that it accepts. Its faults can be configured. */
export async function openMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = []
  let state: MailMood = 'well'
  let recipientMoods = new Map<string, MailMood>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    ...options,
    onMailFrom: (_, __, done) => done(state === 'sender-refused' ? refusal(550, '5.7.1 not your address') : null),
    onRcptTo: (address, session, done) => {
      const feeling = recipientMoods.get(address.address) ?? state
      const message = REFUSALS[feeling]
      if (message) return done(refusal(message.code, message.text))
      if (feeling === 'drops') return void connectionOf(session.id)?.destroy()
      done()
    },
    onData: (stream, session, done) => {
      const take = (raw: string) => {
        if (state === 'spam') return done(refusal(554, '5.7.1 looks like spam'))
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ from, to, raw, headers: headersOf(raw) })
        if (state !== 'slow') done()
      }
      // If the sender stopped in the middle of a message, the message does not count as received.
      text(stream).then(take, done)
    },
  })
  server.on('error', () => {
    // Clients may close the connection early here. This is expected.
  })

  function connectionOf(id: string) {
    return [...server.connections].find((connection) => connection.id === id)?._socket
  }

  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  // The address of a server that listens on a port has this type.
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    setState(next: MailMood, towards: Record<string, MailMood> = {}): void {
      state = next
      recipientMoods = new Map(Object.entries(towards))
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

function headersOf(raw: string): Map<string, string> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  return new Map(
    head.split('\r\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
}

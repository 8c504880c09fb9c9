import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { type MailServer, openMailServer } from '../../../../../test/mail-server.ts'
import type { Transport, OutgoingMessage } from '../model.ts'
import { smtpTransport } from './smtp.ts'

const shop = () => ({ replyTo: 'orders@ahuti.example', names: { ru: 'Ахути', en: 'Ahuti' } })
const LIMITS = { connectMs: 60_000, greetingMs: 60_000, silenceMs: 60_000 }
const SHORT = { connectMs: 300, greetingMs: 300, silenceMs: 300 }
const patience = () => AbortSignal.timeout(60_000)

let server: MailServer
let transport: Transport

beforeAll(async () => {
  server = await openMailServer()
})
afterAll(async () => await server.close())
beforeEach(() => {
  server.setState('well')
  server.received.length = 0
  transport = smtpTransport({ url: server.url, from: 'shop@ahuti.example', shop }, LIMITS)
})
afterEach(() => transport.close())

const message = (changes: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  id: newId(),
  to: 'anna@example.com',
  lang: 'ru',
  subject: 'Заказ принят',
  text: 'Здравствуйте!\n\nАхути',
  html: '<p>Здравствуйте!</p>',
  createdAt: new Date('2026-11-20T10:00:00Z'),
  ...changes,
})

describe('an e-mail that is sent', () => {
  it('arrives from the shop in one mailbox, as plain text and HTML', async () => {
    const sent = message()
    await transport.send(sent, patience())
    const [email] = server.received
    expect(email).toMatchObject({ from: 'shop@ahuti.example', to: ['anna@example.com'] })
    expect(Object.fromEntries(email?.headers ?? [])).toMatchObject({
      'Message-ID': `<${sent.id}@ahuti.example>`,
      Date: 'Fri, 20 Nov 2026 10:00:00 +0000',
      'Auto-Submitted': 'auto-generated',
      'Content-Language': 'ru',
      To: 'anna@example.com',
      From: expect.stringMatching(/^=\?UTF-8\?.*\?= <shop@ahuti\.example>$/),
      'Reply-To': expect.stringMatching(/^=\?UTF-8\?.*\?= <orders@ahuti\.example>$/),
    })
    expect(email?.raw).toMatch(/text\/plain/)
    expect(email?.raw).toMatch(/text\/html/)
  })

  it('has the header for one-click unsubscribing if there is an unsubscribe page', async () => {
    const unsubscribe = 'https://ahuti.example/reminders/a1?lang=ru'
    await transport.send(message({ unsubscribe }), patience())
    expect(Object.fromEntries(server.received[0]?.headers ?? [])).toMatchObject({
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    await transport.send(message(), patience())
    expect([...(server.received[1]?.headers.keys() ?? [])]).not.toContain('List-Unsubscribe')
  })

  it('has the sender name that the operator configured', async () => {
    const own = smtpTransport({ url: server.url, from: 'Fire Shop <shop@ahuti.example>', shop }, LIMITS)
    await own.send(message(), patience())
    own.close()
    expect(server.received[0]?.headers.get('From')).toBe('Fire Shop <shop@ahuti.example>')
  })

  it('does not get another recipient or header from a malicious subject', async () => {
    await transport.send(message({ subject: 'Hi\r\nBcc: all@example.com\r\n\r\n<b>body</b>' }), patience())
    expect(server.received[0]).toMatchObject({ to: ['anna@example.com'] })
    expect([...(server.received[0]?.headers.keys() ?? [])]).not.toContain('Bcc')
    await expect(transport.send(message({ to: 'a@example.com, b@example.com' }), patience())).rejects.toMatchObject({
      reason: 'not an address',
      isPermanent: true,
    })
  })
})

describe('an e-mail that the mail server does not accept', () => {
  it.each([
    ['no-such-user', 'smtp 550 5.1.1', true],
    ['spam', 'smtp 554 5.7.1', true],
    ['busy', 'smtp 451 4.3.0', false],
    ['sender-refused', 'smtp 550 5.7.1', false],
    ['relay-denied', 'smtp 554 5.7.1', false],
    ['no-sender', 'smtp 550 5.1.8', false],
    ['spent', 'smtp 550 5.4.5', false],
    ['drops', 'smtp ECONNECTION', false],
  ] as const)('causes, in the case %s, the error %s, permanent: %s', async (state, reason, isPermanent) => {
    server.setState(state)
    await expect(transport.send(message(), patience())).rejects.toMatchObject({ reason, isPermanent })
  })

  it('causes an error that is not permanent if the server is too slow', async () => {
    server.setState('slow')
    const hasty = smtpTransport({ url: server.url, from: 'shop@ahuti.example', shop }, SHORT)
    await expect(hasty.send(message(), patience())).rejects.toMatchObject({
      reason: 'smtp ETIMEDOUT',
      isPermanent: false,
    })
    hasty.close()
  })

  it('causes an error that is not permanent if the server is unavailable', async () => {
    const lost = smtpTransport({ url: 'smtp://127.0.0.1:1', from: 'shop@ahuti.example', shop }, LIMITS)
    await expect(lost.send(message(), patience())).rejects.toMatchObject({ reason: 'smtp ESOCKET', isPermanent: false })
    lost.close()
  })

  it('can be cancelled immediately, and the next e-mail is sent', async () => {
    server.setState('slow')
    await expect(transport.send(message(), AbortSignal.timeout(100))).rejects.toMatchObject({ isPermanent: false })
    server.setState('well')
    await transport.send(message(), patience())
  })
})

describe('the connection to the mail server', () => {
  it('is encrypted with a checked certificate unless the operator decides otherwise', async () => {
    const secure = await openMailServer({ secure: true })
    const strict = smtpTransport({ url: secure.url, from: 'shop@ahuti.example', shop }, LIMITS)
    await expect(strict.send(message(), patience())).rejects.toMatchObject({ isPermanent: false })
    strict.close()
    const url = `${secure.url}?tls.rejectUnauthorized=false`
    const lenient = smtpTransport({ url, from: 'shop@ahuti.example', shop }, LIMITS)
    await lenient.send(message(), patience())
    lenient.close()
    expect(secure.received).toHaveLength(1)
    await secure.close()
  })

  it('does not carry unencrypted e-mail to another machine unless the operator allows this', async () => {
    // The URL of the same server under a name that the transport does not recognise as local.
    const far = server.url.replace('127.0.0.1', '0.0.0.0')
    const careful = smtpTransport({ url: far, from: 'shop@ahuti.example', shop }, LIMITS)
    await expect(careful.send(message(), patience())).rejects.toMatchObject({ isPermanent: false })
    careful.close()
    expect(server.received).toHaveLength(0)
    const careless = smtpTransport({ url: `${far}?ignoreTLS=true`, from: 'shop@ahuti.example', shop }, LIMITS)
    await careless.send(message(), patience())
    careless.close()
    expect(server.received).toHaveLength(1)
  })
})

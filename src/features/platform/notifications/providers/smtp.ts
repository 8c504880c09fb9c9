import { createTransport } from 'nodemailer'
import { isEmail } from '#base/contact.ts'
import type { Lang } from '#base/i18n.ts'
import { SECOND } from '#base/time.ts'
import { type Transport, DeliveryFault, type OutgoingMessage } from '../model.ts'

const LIMITS = { connectMs: 10 * SECOND, greetingMs: 15 * SECOND, silenceMs: 55 * SECOND }

/**
 * `from` is an address, or a name with the address in angle brackets; without a name the shop's stands there. `replyTo` is where a person
 * reads what a customer answers. Both are asked for each time: they change while the shop runs.
 */
type SmtpAccess = { url: string; from: string; shop: () => { replyTo: string; names: Record<Lang, string> } }

/** E-mails through a mail server, over connections that are kept for the next e-mail. */
export function smtpTransport({ url, from, shop }: SmtpAccess, limits = LIMITS): Transport {
  const sender = readMailbox(from)
  const domain = sender.address.split('@')[1]
  const transport = createTransport({
    pool: true,
    url,
    // What stands behind `?` in the address wins over what stands here.
    requireTLS: mustEncrypt(url),
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.greetingMs,
    socketTimeout: limits.silenceMs,
    dnsTimeout: limits.connectMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.on('error', () => {
    // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
  })

  async function send(message: OutgoingMessage, signal: AbortSignal): Promise<void> {
    if (!isEmail(message.to)) throw new DeliveryFault('not an address', { isPermanent: true })
    const { replyTo, names } = shop()
    const visitor = message.replyTo && isEmail(message.replyTo) ? message.replyTo : undefined
    const name = sender.name || names[message.lang]
    const mail = {
      from: { name, address: sender.address },
      to: { name: '', address: message.to },
      replyTo: visitor === undefined ? { name, address: replyTo } : { name: '', address: visitor },
      envelope: { from: sender.address, to: message.to },
      subject: message.subject,
      text: message.text,
      ...(message.html === null ? {} : { html: message.html }),
      messageId: `<${message.id}@${domain}>`,
      date: message.createdAt,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': message.lang },
      // Ends the attempt; the published types do not know it yet.
      signal,
    }
    try {
      await transport.sendMail(mail)
    } catch (error) {
      throw faultOf(error)
    }
  }

  return { send, close: () => transport.close() }
}

/** Sign-in codes do not cross a network in the clear, except where the operator says so in the address. */
function mustEncrypt(address: string): boolean {
  const { hostname, searchParams } = new URL(address)
  const isHere = /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/.test(hostname)
  return !isHere && !searchParams.has('ignoreTLS') && !searchParams.has('opportunisticTLS')
}

function readMailbox(from: string): { name: string; address: string } {
  const found = /^(.*)<([^<>]+)>$/.exec(from.trim())
  return found ? { name: (found[1] ?? '').trim(), address: found[2] ?? '' } : { name: '', address: from.trim() }
}

/**
 * Codes of the recipient's address and mailbox (RFC 3463). Many servers wait for the recipient before they refuse a sender, a client or more
 * than so many e-mails a day.
 */
const ABOUT_RECIPIENT = /^5\.(?:1\.(?:1|2|3|6|10)|2\.\d+)$/

/**
 * What went wrong, from the code of the answer alone: its text often repeats the address. For good is only what the server says about
 * this recipient or this e-mail; a refused sender or password is the operator's to mend, and the e-mail waits.
 */
function faultOf(error: unknown): DeliveryFault {
  if (!(error instanceof Error)) return new DeliveryFault('smtp')
  const { code, command, responseCode, response } = error as Error & SmtpError
  const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
  const reason = ['smtp', responseCode ?? code, detail].filter(Boolean).join(' ')
  const isOfRecipient = code === 'EENVELOPE' && command === 'RCPT TO' && (!detail || ABOUT_RECIPIENT.test(detail))
  const isAboutEmail = isOfRecipient || code === 'EMESSAGE'
  const isFinal = responseCode !== undefined && responseCode >= 500 && !(responseCode >= 530 && responseCode < 540)
  const isUnusable = code === 'EENVELOPE' && command === 'API'
  return new DeliveryFault(reason, { isPermanent: (isAboutEmail && isFinal) || isUnusable })
}

/** What nodemailer adds to its errors. */
type SmtpError = { code?: string; command?: string; responseCode?: number; response?: string }

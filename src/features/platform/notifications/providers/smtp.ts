import { createTransport } from 'nodemailer'
import { isEmail } from '#base/contact.ts'
import type { Lang } from '#base/i18n.ts'
import { SECOND } from '#base/time.ts'
import { type Transport, DeliveryFault, type OutgoingMessage } from '../model.ts'

const LIMITS = { connectMs: 10 * SECOND, greetingMs: 15 * SECOND, silenceMs: 55 * SECOND }

/**
 * `from` is an e-mail address, or a name with the address in angle brackets. Without a name the shop's name is added. `replyTo` is the
 * mailbox in which staff read customers' answers. `shop` is a function, because the mailbox and the shop's names can change while the shop
 * runs.
 */
type SmtpAccess = { url: string; from: string; shop: () => { replyTo: string; names: Record<Lang, string> } }

/** Sends e-mails through a mail server, over pooled connections. */
export function smtpTransport({ url, from, shop }: SmtpAccess, limits = LIMITS): Transport {
  const sender = readMailbox(from)
  const domain = sender.address.split('@')[1]
  const transport = createTransport({
    pool: true,
    url,
    // Options after `?` in the configured URL replace these options.
    requireTLS: mustEncrypt(url),
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.greetingMs,
    socketTimeout: limits.silenceMs,
    dnsTimeout: limits.connectMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.on('error', () => {
    // The pool replaces an idle connection that breaks. Without a listener the error event would end the process.
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
      headers: {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': message.lang,
        ...(message.unsubscribe && {
          'List-Unsubscribe': `<${message.unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      // When the signal is aborted, the try ends. The published types of the library do not contain this field.
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

/**
 * True if the connection must be encrypted. Sign-in codes are not sent unencrypted over a network, unless the operator allows this in the
 * configured URL.
 */
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
 * Error codes about the recipient's e-mail address and mailbox (RFC 3463). Many servers refuse only after they know the recipient, even if
 * the reason is the sender, the client or a daily limit. So an error at this step is not always about the recipient.
 */
const ABOUT_RECIPIENT = /^5\.(?:1\.(?:1|2|3|6|10)|2\.\d+)$/

/**
 * Uses only the reply code for the fault, because the reply text often contains the e-mail address. Only faults that concern this recipient
 * or this e-mail are permanent. If the server refuses the sender or the password, the operator must fix this, and the e-mail waits.
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

/** Fields that nodemailer adds to errors. */
type SmtpError = { code?: string; command?: string; responseCode?: number; response?: string }

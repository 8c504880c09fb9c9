import type { Lang } from '#base/i18n.ts'
import type { EditedTexts } from '#base/settings.ts'

/** A message that is ready to be sent. `id` is the same on each try, so that duplicates can be recognised. */
export type OutgoingMessage = {
  id: string
  to: string
  /** The e-mail address for replies, if it is not the shop's. */
  replyTo?: string | null
  lang: Lang
  subject: string
  text: string
  html: string | null
  /** The URL of the page that switches off e-mails of this kind. A POST to the same URL switches them off immediately. */
  unsubscribe?: string | null
  createdAt: Date
}

/** Sends a message. Throws a `DeliveryFault`, also if `signal` cancels the try. */
export type Transport = { send: (message: OutgoingMessage, signal: AbortSignal) => Promise<void>; close: () => void }

/** A failed delivery. `reason` is stored and shown to staff. It contains no contact and no content of the message. */
export class DeliveryFault extends Error {
  readonly reason: string
  /** True if this message or its recipient was refused permanently, so that a retry would not help. */
  readonly isPermanent: boolean
  /** The service demanded a pause of this length. The message is tried again only after the pause. */
  readonly waitMs: number
  constructor(reason: string, { isPermanent = false, waitMs = 0 } = {}) {
    super(reason)
    this.name = 'DeliveryFault'
    this.reason = reason
    this.isPermanent = isPermanent
    this.waitMs = waitMs
  }
}

export const CHANNELS = ['email', 'sms', 'telegram'] as const
export type Channel = (typeof CHANNELS)[number]

/** The states of a message. `kept`: the message is only stored, because no mail server or text message service is configured. */
export const MESSAGE_STATES = ['waiting', 'sent', 'failed', 'kept'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** An e-mail, text message or notice before it is queued. */
export type Message = {
  channel: Channel
  to: string
  /** The e-mail address for replies, if it is not the shop's: the address of a visitor who wrote to the shop. */
  replyTo?: string
  lang: Lang
  subject: string
  text: string
  /** The HTML version; a text message has no HTML. */
  html?: string
  /** The same text and HTML without text that somebody typed, for an unverified e-mail address. It is omitted if nobody typed any text. */
  reserved?: { text: string; html: string }
  /** What happens to the message above the daily limit of an unverified mailbox. By default the message is discarded. */
  overLimit?: OverLimit
  /** The time after which the message is discarded and not sent. Only a sign-in code has such a time. */
  expiresAt?: Date
  /** The sign-in code in text and HTML. Text, HTML and code are encrypted, and deleted after the delivery or a failure. */
  code?: string
  /** True if the message names people or wishes. Text and HTML are encrypted, and deleted after the delivery. */
  isPrivate?: true
  /** A key for the subject of the message. A second message with the same key is not sent. */
  dedupeKey?: string
  /**
   * A key for the subject that the message is about, such as an order. The message waits a minute. In this minute a later message on the same topic
   * replaces it.
   */
  topic?: string
  /** The page that switches off e-mails of this kind. Mail programs show a button for it and send a POST to its URL (RFC 8058). */
  unsubscribe?: string
}

/**
 * What happens to a message above the daily limit. `sent`: it is sent anyway, because it is about money or a performed ritual. `refused`:
 * the requesting call is refused, also for a verified mailbox. `uncounted`: staff send the message themselves, and the audit records it.
 */
type OverLimit = 'sent' | 'refused' | 'uncounted'

/** A block of an e-mail. Its texts are plain; the renderer escapes them. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'rows'; rows: Row[]; total?: Row }
  /** A button, or a quiet line for an offer that few readers need. */
  | { kind: 'link'; label: string; href: string; isQuiet?: true }
  /** A picture, only in HTML. `href` is the page that the picture opens. */
  | { kind: 'picture'; src: string; alt: string; href: string }
  /** The code comes before the note, so that mail programs show the code in the preview. */
  | { kind: 'code'; code: string; note: string }

/**
 * A row of an e-mail. `isTyped`: a person typed the value, which could contain a message to a stranger. So an unverified e-mail address
 * gets `brief` instead.
 */
export type Row = { label: string; value: string; isTyped?: true; brief?: string }

/** The path of the picture mark in the head of e-mails. */
export const EMAIL_MARK = '/email-mark.png'

/** The shop's data in e-mails. */
export type Sender = {
  shopName: Record<Lang, string>
  /** The path of the logo as JPEG, which every mail program shows. Without a logo, e-mails show the picture mark. */
  logo?: string
  ordersEmail: string
  /** The language of e-mails to the shop's own mailbox. The default is Russian. */
  staffLang?: Lang
  /** The seller: name, address and country in one line. It is absent until staff have entered the legal facts. */
  seller?: Record<Lang, string>
  /** The shop promises the recording within this many days after the last day of a ritual. */
  recordingDays?: number
  /** The origin of the shop's pages. */
  origin: string
  texts?: EditedTexts
  /** True if the recipient has not verified the e-mail address. Then only the version without typed text is composed. */
  isUnverified?: boolean
}

/** The default texts of one e-mail: one text for each part, in the order of the parts. `{number}` is a placeholder. */
export type Wording<Part extends string = string> = { kind: string; words: Record<Lang, Record<Part, string>> }

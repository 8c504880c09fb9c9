import type { Lang } from '#base/i18n.ts'
import type { EditedTexts } from '#base/settings.ts'

/** A message ready to leave. `id` stays the same however often it is tried, so that a doubled one can be told from another. */
export type OutgoingMessage = {
  id: string
  to: string
  /** Who is answered instead of the shop. */
  replyTo?: string | null
  lang: Lang
  subject: string
  text: string
  html: string | null
  createdAt: Date
}

/** Hands a message to whoever delivers it; throws a DeliveryFault, also when `signal` ends the attempt. */
export type Transport = { send: (message: OutgoingMessage, signal: AbortSignal) => Promise<void>; close: () => void }

/** A message that did not leave. `reason` is kept and seen by staff: it names neither the contact nor anything of the contents. */
export class DeliveryFault extends Error {
  readonly reason: string
  /** No use in trying again: this message, or whom it is for, was refused for good. */
  readonly isPermanent: boolean
  constructor(reason: string, { isPermanent = false } = {}) {
    super(reason)
    this.name = 'DeliveryFault'
    this.reason = reason
    this.isPermanent = isPermanent
  }
}

export type Channel = 'email' | 'sms'

/** Waiting for its turn, gone, given up, or only kept because no server is named to send it. */
export const MESSAGE_STATES = ['waiting', 'sent', 'failed', 'kept'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** An e-mail or text message before it is queued. */
export type Message = {
  channel: Channel
  to: string
  /** Who is answered instead of the shop: a visitor who wrote to it. */
  replyTo?: string
  lang: Lang
  subject: string
  text: string
  /** The same for mail programs that show HTML; a text message has none. */
  html?: string
  /** The same without anything that a person typed, for an address that nobody has proved; left out where nothing is typed. */
  reserved?: { text: string; html: string }
  /** What the limit of letters to an unproved mailbox does with this one; without a word it is dropped. */
  overLimit?: OverLimit
  /** Of a sign-in code: worthless after this moment, dropped, not sent. */
  expiresAt?: Date
  /** The sign-in code that text and HTML carry: all three are sealed, and redacted once delivered or failed. */
  code?: string
  /** Names people or wishes: text and HTML are sealed, and redacted once delivered. */
  isPrivate?: true
  /** Names what the message is about: queued again under the same name, it is left out. */
  dedupeKey?: string
  /**
   * Names what the message reports the state of. It waits a minute; a later one on the same topic replaces it
   * meanwhile.
   */
  topic?: string
}

/**
 * `sent`: it is counted and goes out all the same, because it is about money or tells that a ritual was performed. `refused`: the call that
 * asks for it is refused, for a proved mailbox too. `uncounted`: the staff send it themselves, which the audit says.
 */
type OverLimit = 'sent' | 'refused' | 'uncounted'

/** A piece of an e-mail. Its texts are plain; whoever renders them escapes them. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'rows'; rows: Row[]; total?: Row }
  | { kind: 'link'; label: string; href: string }
  /** Stands first, so that it is also what a mail program shows before opening. */
  | { kind: 'code'; code: string; note: string }

/** `isTyped`: the value is what somebody typed, and could carry a message to a stranger. */
export type Row = { label: string; value: string; isTyped?: true }

/** What of the shop an e-mail names. */
export type Sender = {
  shopName: Record<Lang, string>
  ordersEmail: string
  /** In which language its own mailbox is written to; Russian where nothing is said. */
  staffLang?: Lang
  /** Where its pages are. */
  origin: string
  /** What the staff wrote over the shop's own words. */
  texts?: EditedTexts
}

/** The shop's own words of one e-mail, by its parts in their order; `{number}` stands for what is filled in. */
export type Wording<Part extends string = string> = { kind: string; words: Record<Lang, Record<Part, string>> }

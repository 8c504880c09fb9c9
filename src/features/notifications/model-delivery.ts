import type { Lang } from '#base/i18n.ts'

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

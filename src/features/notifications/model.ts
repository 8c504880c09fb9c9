import type { Lang } from '#base/i18n.ts'

/** A letter or text message before it is queued. `code` repeats a sign-in code for the sandbox inbox only. */
export type Message = { channel: 'email' | 'sms'; to: string; lang: Lang; subject: string; text: string; code?: string }

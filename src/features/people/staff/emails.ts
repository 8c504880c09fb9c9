import type { Lang } from '#base/i18n.ts'
import type { StaffRole } from '#base/role.ts'
import { composeEmail, formatMoment, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Message, Sender } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'

const messages = { ru, en }
const INVITATION = { kind: 'invitation', words: { ru: ru.invitation, en: en.invitation } }

const FACTOR_WORDINGS = {
  added: { kind: 'factor-added', words: { ru: ru.factorAdded, en: en.factorAdded } },
  removed: { kind: 'factor-removed', words: { ru: ru.factorRemoved, en: en.factorRemoved } },
  codes: { kind: 'codes-made', words: { ru: ru.codesMade, en: en.codesMade } },
  code: { kind: 'code-used', words: { ru: ru.codeUsed, en: en.codeUsed } },
}
export const STAFF_WORDINGS = [INVITATION, ...Object.values(FACTOR_WORDINGS)]

type Invitation = { to: string; role: StaffRole; lang: Lang; expiresAt: Date }

/**
 * Returns the e-mail with an invitation. The link itself gives no rights: the person must sign in with the invited e-mail address to get
 * the role.
 */
export function invitationEmail({ to, role, lang, expiresAt }: Invitation, sender: Sender): Message {
  const until = formatMoment(expiresAt, 'UTC', lang)
  const say = fillWording(INVITATION, lang, sender, { role: messages[lang].roles[role], to, until })
  const blocks = [
    paragraphBlock(say.lead),
    { kind: 'link' as const, label: say.open, href: linkTo('/admin-panel', lang, sender) },
    paragraphBlock(say.how),
    paragraphBlock(say.care),
  ]
  return { ...composeEmail({ to, lang, subject: say.subject, name: '', blocks }, sender), overLimit: 'uncounted' }
}

/** A change of the second factor. `code`: a recovery code was used, and `left` codes remain. `codes`: new recovery codes were created. */
export type FactorChange =
  | { kind: 'added' | 'removed'; factor: 'passkey' | 'totp' }
  | { kind: 'codes' }
  | { kind: 'code'; left: number }

/** Tells the owner of an account about a change of the second factor, so that the owner notices a change by an attacker. */
export function factorChangedEmail(
  { to, lang, at, change }: { to: string; lang: Lang; at: Date; change: FactorChange },
  sender: Sender,
): Message {
  const moment = formatMoment(at, 'UTC', lang)
  const factor = 'factor' in change ? messages[lang].factors[change.factor] : ''
  const left = 'left' in change ? String(change.left) : ''
  const say = fillWording(FACTOR_WORDINGS[change.kind], lang, sender, { factor, left, at: moment })
  const blocks = [
    paragraphBlock(say.first),
    { kind: 'link' as const, label: say.open, href: linkTo('/admin-panel/security', lang, sender) },
    paragraphBlock(say.care),
  ]
  return composeEmail({ to, lang, subject: say.subject, name: '', blocks }, sender)
}

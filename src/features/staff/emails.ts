import type { Lang } from '#base/i18n.ts'
import type { StaffRole } from '#base/role.ts'
import { composeEmail, formatMoment, linkTo, oneLine, says } from '#features/notifications/emails.ts'
import type { Message, Sender } from '#features/notifications/model.ts'
import { en } from './messages-emails.en.ts'
import { ru } from './messages-emails.ru.ts'

const messages = { ru, en }

type Invitation = { to: string; role: StaffRole; lang: Lang; expiresAt: Date }

/** Tells somebody that a role waits. The link opens nothing by itself: the role goes to whoever signs in with this address. */
export function invitationEmail({ to, role, lang, expiresAt }: Invitation, sender: Sender): Message {
  const say = messages[lang]
  const shop = oneLine(sender.shopName[lang])
  const blocks = [
    says(say.lead(shop, say.roles[role])),
    { kind: 'link' as const, label: say.open, href: linkTo('/admin-panel', lang, sender) },
    says(say.how(to, formatMoment(expiresAt, 'UTC', lang))),
    says(say.care),
  ]
  return composeEmail({ to, lang, subject: say.subject(shop), name: '', blocks }, sender)
}

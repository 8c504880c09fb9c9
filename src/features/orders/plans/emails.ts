import type { Lang } from '#base/i18n.ts'
import { isolateBidi } from '#base/right-to-left.ts'
import { emailDay, composeEmail, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Message, Row, Sender } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'
import { lastDayBefore } from './rules.ts'
import { shownNames } from './rules-participants.ts'

const messages = { ru, en }
export const PLAN_SAVED = { kind: 'plan-saved', words: { ru: ru.email, en: en.email } }

/** The data of an e-mail about a saved plan. Days have the form `2026-11-20`. `name` may be empty. */
type EmailPlan = {
  to: string
  name: string
  lang: Lang
  /** The first day. Null if the priest chooses the day. */
  startDate: string | null
  rituals: { name: string; endDate: string | null }[]
  participants: string
  specialWishes: string
}

/**
 * The e-mail after a plan is saved, sent only to a verified address. It repeats all texts as the priest will read them, so that the
 * customer can find mistakes in time. It contains no birth data.
 */
export function planSavedEmail(plan: EmailPlan, sender: Sender): Message {
  const { to, lang, name } = plan
  const rowWords = messages[lang]
  const say = fillWording(PLAN_SAVED, lang, sender, {})
  const rows = [
    {
      label: rowWords.starts,
      value: plan.startDate === null ? rowWords.priestChooses : emailDay(plan.startDate, lang),
    },
    ...plan.rituals.flatMap(({ name: ritual, endDate }) =>
      endDate === null
        ? []
        : [{ label: printedName(ritual), value: rowWords.until(emailDay(lastDayBefore(endDate), lang)) }],
    ),
    ...textRows(plan, lang),
  ]
  const blocks = [
    paragraphBlock(say.saved),
    { kind: 'rows' as const, rows },
    paragraphBlock(say.check),
    { kind: 'link' as const, label: say.open, href: linkTo('/user-profile', lang, sender) },
    paragraphBlock(say.questions),
  ]
  return { ...composeEmail({ to, name, lang, subject: say.subject, blocks }, sender), isPrivate: true }
}

/** The rows with names and wish as the priest will read them. Without names and wish there are no rows. */
export function textRows(
  { specialWishes, participants }: Pick<EmailPlan, 'specialWishes' | 'participants'>,
  lang: Lang,
): Row[] {
  const { names, wish, people: count } = messages[lang]
  const people = shownNames(participants, lang)
  return [
    ...(people.length > 0
      ? [
          {
            label: names,
            value: people.map(isolateBidi).join('; '),
            isTyped: true as const,
            brief: count(people.length),
          },
        ]
      : []),
    ...(specialWishes === '' ? [] : [{ label: wish, value: specialWishes, isTyped: true as const }]),
  ]
}

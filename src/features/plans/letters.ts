import type { Lang } from '#base/i18n.ts'
import type { Message } from '#features/notifications/model.ts'

/** Days are `2026-11-20`. `name` may be empty. */
type LetterPlan = {
  to: string
  name: string
  lang: Lang
  startDate: string
  rituals: { name: string; endDate: string }[]
  participants: number
}
type Sender = { SHOP_NAME_RU: string; SHOP_NAME_EN: string; ORDERS_EMAIL: string; PUBLIC_ORIGIN?: string }

/** Sent when a plan is saved. Wishes and birth data stay in the shop: a letter is read by more people than its addressee. */
export function planSavedLetter(plan: LetterPlan, sender: Sender): Message {
  const isRu = plan.lang === 'ru'
  const rows = plan.rituals.map(({ name, endDate }) => `  · ${name}: ${plan.startDate} — ${endDate}`)
  const paragraphs = [
    isRu ? 'Мы сохранили план ваших ритуалов:' : 'We have saved the plan of your rituals:',
    rows.join('\n'),
    `${isRu ? 'Участники' : 'Participants'}: ${plan.participants}`,
    `${sender.PUBLIC_ORIGIN ?? ''}/user-profile?lang=${plan.lang}`,
  ]
  return {
    channel: 'email',
    to: plan.to,
    lang: plan.lang,
    subject: isRu ? 'План ритуалов сохранён' : 'Your ritual plan is saved',
    text: paragraphs.join('\n\n'),
  }
}

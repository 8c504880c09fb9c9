import type { Lang } from '#base/i18n.ts'
import { dayInWords, greeting, letterOf, linkTo } from '#features/notifications/emails.ts'
import type { Message, Sender } from '#features/notifications/model.ts'

/** Days are `2026-11-20`. `name` may be empty. */
type LetterPlan = {
  to: string
  name: string
  lang: Lang
  startDate: string
  rituals: { name: string; endDate: string }[]
  participants: number
}

/** Sent when a plan is saved. Wishes and birth data stay in the shop: a letter is read by more people than its addressee. */
export function planSavedLetter(plan: LetterPlan, sender: Sender): Message {
  const { to, lang } = plan
  const isRu = lang === 'ru'
  const start = dayInWords(plan.startDate, lang)
  return letterOf(
    {
      to,
      lang,
      subject: isRu ? 'План ритуалов сохранён' : 'Your ritual plan is saved',
      blocks: [
        { kind: 'paragraph', text: greeting(lang, plan.name) },
        {
          kind: 'paragraph',
          text: isRu ? 'Мы сохранили план ваших ритуалов:' : 'We have saved the plan of your rituals:',
        },
        {
          kind: 'rows',
          rows: [
            { label: isRu ? 'Начало' : 'Starts', value: start },
            ...plan.rituals.map(({ name, endDate }) => {
              const end = dayInWords(endDate, lang)
              return { label: name, value: isRu ? `до ${end}` : `until ${end}` }
            }),
            { label: isRu ? 'Участники' : 'Participants', value: String(plan.participants) },
          ],
        },
        {
          kind: 'paragraph',
          text: isRu
            ? 'Пожелания и имена участников видны в вашем профиле. Там же всё это можно изменить. Проверьте, пожалуйста, имена: их прочитают так, как они записаны.'
            : 'Wishes and the participants’ names are in your profile, where all of this can be changed. Please check the names: they are read out as they are written.',
        },
        {
          kind: 'link',
          label: isRu ? 'Открыть профиль' : 'Open the profile',
          href: linkTo('/user-profile', lang, sender),
        },
        {
          kind: 'paragraph',
          text: isRu ? `Вопросы: ${sender.ORDERS_EMAIL}.` : `Questions: ${sender.ORDERS_EMAIL}.`,
        },
      ],
    },
    sender,
  )
}

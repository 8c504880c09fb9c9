import type { Lang } from '#base/i18n.ts'
import type { Dictionary } from '#ui/text/messages.tsx'
import type { messages as everywhere } from './public.en.ts'
import type { messages as account } from './account.en.ts'
import type { messages as buying } from './checkout.en.ts'
import type { messages as partner } from './partner.en.ts'
import type { GiftMessages } from '#features/orders/gifts/messages/page.en.ts'
import type { GroupMessages } from '#features/rites/group-rituals/messages/page.en.ts'
import type { ReviewMessages } from '#features/rites/reviews/messages/page.en.ts'
import type { messages as proofs } from './proofs.en.ts'

/** All texts in one language; those of some pages exist only after the page has loaded them. */
export type Messages = typeof everywhere &
  typeof buying &
  typeof account &
  typeof proofs &
  typeof partner & { reviews: ReviewMessages; gifts: GiftMessages; groups: GroupMessages }

/** Adds the texts of the cart, payment, order and sandbox to a dictionary. */
export async function addBuyingMessages(lang: Lang, dictionary: Dictionary): Promise<void> {
  const { messages } = lang === 'ru' ? await import('./checkout.ru.ts') : await import('./checkout.en.ts')
  Object.assign(dictionary, messages)
}

import type { Lang } from '#base/i18n.ts'
import { type LazyTexts, loadTexts, type TextsOf } from '#ui/text/lazy-texts.ts'
import type { messages as everywhere } from './public.en.ts'

/** The texts that only some pages have, by their key in the object of all texts. */
const PAGE_TEXTS = {
  account: {
    en: () => import('#features/people/accounts/messages/page-account.en.ts'),
    ru: () => import('#features/people/accounts/messages/page-account.ru.ts'),
  },
  archive: {
    en: () => import('#features/rites/proofs/messages/page-archive.en.ts'),
    ru: () => import('#features/rites/proofs/messages/page-archive.ru.ts'),
  },
  calendar: {
    en: () => import('#features/rites/public-calendar/messages/page.en.ts'),
    ru: () => import('#features/rites/public-calendar/messages/page.ru.ts'),
  },
  cart: {
    en: () => import('#features/orders/cart/messages/page.en.ts'),
    ru: () => import('#features/orders/cart/messages/page.ru.ts'),
  },
  dayLinks: {
    en: () => import('#features/rites/day-links/messages/page.en.ts'),
    ru: () => import('#features/rites/day-links/messages/page.ru.ts'),
  },
  errors: { en: () => import('./error-sentences.en.ts'), ru: () => import('./error-sentences.ru.ts') },
  gifts: {
    en: () => import('#features/orders/gifts/messages/page.en.ts'),
    ru: () => import('#features/orders/gifts/messages/page.ru.ts'),
  },
  groups: {
    en: () => import('#features/rites/group-rituals/messages/page.en.ts'),
    ru: () => import('#features/rites/group-rituals/messages/page.ru.ts'),
  },
  orders: {
    en: () => import('#features/orders/orders/messages/page.en.ts'),
    ru: () => import('#features/orders/orders/messages/page.ru.ts'),
  },
  orderProgress: {
    en: () => import('#features/rites/order-progress/messages/page.en.ts'),
    ru: () => import('#features/rites/order-progress/messages/page.ru.ts'),
  },
  panel: {
    en: () => import('#ui/text/panel-messages.en.ts'),
    ru: () => import('#ui/text/panel-messages.ru.ts'),
  },
  partners: {
    en: () => import('#features/clients/partners/messages/page.en.ts'),
    ru: () => import('#features/clients/partners/messages/page.ru.ts'),
  },
  plans: {
    en: () => import('#features/orders/plans/messages/page.en.ts'),
    ru: () => import('#features/orders/plans/messages/page.ru.ts'),
  },
  about: {
    en: () => import('./about.en.ts'),
    ru: () => import('./about.ru.ts'),
  },
  priests: {
    en: () => import('#features/rites/priests/messages/page.en.ts'),
    ru: () => import('#features/rites/priests/messages/page.ru.ts'),
  },
  profile: {
    en: () => import('#features/people/profiles/messages/page.en.ts'),
    ru: () => import('#features/people/profiles/messages/page.ru.ts'),
  },
  proofs: {
    en: () => import('#features/rites/proofs/messages/page.en.ts'),
    ru: () => import('#features/rites/proofs/messages/page.ru.ts'),
  },
  reminders: {
    en: () => import('#features/clients/reminders/messages/page.en.ts'),
    ru: () => import('#features/clients/reminders/messages/page.ru.ts'),
  },
  reviews: {
    en: () => import('#features/rites/reviews/messages/page.en.ts'),
    ru: () => import('#features/rites/reviews/messages/page.ru.ts'),
  },
  sandbox: {
    en: () => import('#features/office/sandbox/messages/page.en.ts'),
    ru: () => import('#features/office/sandbox/messages/page.ru.ts'),
  },
  telegram: {
    en: () => import('#features/platform/telegram/messages/page.en.ts'),
    ru: () => import('#features/platform/telegram/messages/page.ru.ts'),
  },
  widget: {
    en: () => import('#features/money/payments/messages/page-widget.en.ts'),
    ru: () => import('#features/money/payments/messages/page-widget.ru.ts'),
  },
} satisfies Record<string, LazyTexts>

export type TextName = keyof typeof PAGE_TEXTS

type PageTexts<Name extends TextName> = { [N in Name]: TextsOf<(typeof PAGE_TEXTS)[N]> }

/** The texts of every page, and the additional texts that a page names. */
export type Messages<Name extends TextName = TextName> = typeof everywhere & PageTexts<Name>

export async function loadPageTexts<Name extends TextName>(
  lang: Lang,
  names: readonly Name[] = [],
): Promise<PageTexts<Name>> {
  const texts = await loadTexts(lang, Object.fromEntries(names.map((name) => [name, PAGE_TEXTS[name]])))
  // The list maps each name to texts of the matching type.
  return texts as PageTexts<Name>
}

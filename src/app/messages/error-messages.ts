import type { Lang } from '#base/i18n.ts'
import { en as accountsEn } from '#features/accounts/messages-errors.en.ts'
import { ru as accountsRu } from '#features/accounts/messages-errors.ru.ts'
import { en as agentsEn } from '#features/agents/messages.en.ts'
import { ru as agentsRu } from '#features/agents/messages.ru.ts'
import { en as analyticsEn } from '#features/analytics/messages-errors.en.ts'
import { ru as analyticsRu } from '#features/analytics/messages-errors.ru.ts'
import { en as calendarEn } from '#features/calendar/messages.en.ts'
import { ru as calendarRu } from '#features/calendar/messages.ru.ts'
import { en as cardsEn } from '#features/cards/messages.en.ts'
import { ru as cardsRu } from '#features/cards/messages.ru.ts'
import { en as catalogueEn } from '#features/catalogue/messages-errors.en.ts'
import { ru as catalogueRu } from '#features/catalogue/messages-errors.ru.ts'
import { en as catalogueEditorEn } from '#features/catalogue-editor/messages-errors.en.ts'
import { ru as catalogueEditorRu } from '#features/catalogue-editor/messages-errors.ru.ts'
import { en as consultantEn } from '#features/consultant/messages-errors.en.ts'
import { ru as consultantRu } from '#features/consultant/messages-errors.ru.ts'
import { en as cryptoEn } from '#features/crypto/messages.en.ts'
import { ru as cryptoRu } from '#features/crypto/messages.ru.ts'
import { en as customersEn } from '#features/customers/messages-errors.en.ts'
import { ru as customersRu } from '#features/customers/messages-errors.ru.ts'
import { en as reportsEn } from '#features/reports/messages-errors.en.ts'
import { ru as reportsRu } from '#features/reports/messages-errors.ru.ts'
import { en as notificationsEn } from '#features/notifications/messages-errors.en.ts'
import { ru as notificationsRu } from '#features/notifications/messages-errors.ru.ts'
import { en as orderManagementEn } from '#features/order-management/messages.en.ts'
import { ru as orderManagementRu } from '#features/order-management/messages.ru.ts'
import { en as giftsEn } from '#features/gifts/messages-errors.en.ts'
import { ru as giftsRu } from '#features/gifts/messages-errors.ru.ts'
import { en as groupsEn } from '#features/group-rituals/messages-errors.en.ts'
import { ru as groupsRu } from '#features/group-rituals/messages-errors.ru.ts'
import { en as mediaEn } from '#features/media/messages-errors.en.ts'
import { en as ordersEn } from '#features/orders/messages.en.ts'
import { ru as mediaRu } from '#features/media/messages-errors.ru.ts'
import { ru as ordersRu } from '#features/orders/messages.ru.ts'
import { en as partnersEn } from '#features/partners/messages.en.ts'
import { en as paymentReviewEn } from '#features/payment-review/messages-errors.en.ts'
import { ru as partnersRu } from '#features/partners/messages.ru.ts'
import { ru as paymentReviewRu } from '#features/payment-review/messages-errors.ru.ts'
import { en as plansEn } from '#features/plans/messages-errors.en.ts'
import { ru as plansRu } from '#features/plans/messages-errors.ru.ts'
import { en as proofsEn } from '#features/proofs/messages-errors.en.ts'
import { en as reviewsEn } from '#features/reviews/messages-errors.en.ts'
import { en as sandboxEn } from '#features/sandbox/messages-errors.en.ts'
import { ru as proofsRu } from '#features/proofs/messages-errors.ru.ts'
import { ru as reviewsRu } from '#features/reviews/messages-errors.ru.ts'
import { ru as sandboxRu } from '#features/sandbox/messages-errors.ru.ts'
import { en as settingsEn } from '#features/settings/messages-errors.en.ts'
import { ru as settingsRu } from '#features/settings/messages-errors.ru.ts'
import { en as settlementsEn } from '#features/settlements/messages-errors.en.ts'
import { ru as settlementsRu } from '#features/settlements/messages-errors.ru.ts'
import { en as staffEn } from '#features/staff/messages-errors.en.ts'
import { ru as staffRu } from '#features/staff/messages-errors.ru.ts'
import type { Messages } from '#server/http/problem.ts'
import { en as generalEn } from './errors.en.ts'
import { ru as generalRu } from './errors.ru.ts'

/** The sentences of all refusals by their codes. */
export const errorSentences: Record<Lang, Record<string, string>> = {
  ru: {
    ...generalRu,
    ...collectErrors([
      accountsRu,
      agentsRu,
      analyticsRu,
      calendarRu,
      cardsRu,
      catalogueRu,
      catalogueEditorRu,
      consultantRu,
      cryptoRu,
      customersRu,
      notificationsRu,
      orderManagementRu,
      ordersRu,
      partnersRu,
      paymentReviewRu,
      plansRu,
      reportsRu,
      mediaRu,
      proofsRu,
      reviewsRu,
      giftsRu,
      groupsRu,
      sandboxRu,
      settingsRu,
      settlementsRu,
      staffRu,
    ]),
  },
  en: {
    ...generalEn,
    ...collectErrors([
      accountsEn,
      agentsEn,
      analyticsEn,
      calendarEn,
      cardsEn,
      catalogueEn,
      catalogueEditorEn,
      consultantEn,
      cryptoEn,
      customersEn,
      notificationsEn,
      orderManagementEn,
      ordersEn,
      partnersEn,
      paymentReviewEn,
      plansEn,
      reportsEn,
      mediaEn,
      proofsEn,
      reviewsEn,
      giftsEn,
      groupsEn,
      sandboxEn,
      settingsEn,
      settlementsEn,
      staffEn,
    ]),
  },
}

function collectErrors(features: { errors: Record<string, string> }[]): Record<string, string> {
  return Object.fromEntries(features.flatMap(({ errors }) => Object.entries(errors)))
}

/** The sentence of a refusal's code; the code itself if it has none (a test forbids it). */
export const errorMessages: Messages = (lang, code, values = {}) =>
  (errorSentences[lang][code] ?? code).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

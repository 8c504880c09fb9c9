import { ru as accounts } from '#features/people/accounts/messages/errors.ru.ts'
import { ru as agents } from '#features/assistant/agents/messages/page.ru.ts'
import { ru as analytics } from '#features/platform/analytics/messages/errors.ru.ts'
import { ru as calendar } from '#features/rites/calendar/messages/page.ru.ts'
import { ru as cards } from '#features/money/cards/messages/page.ru.ts'
import { ru as catalogueEditor } from '#features/catalogue/catalogue-editor/messages/errors.ru.ts'
import { ru as catalogue } from '#features/catalogue/catalogue/messages/errors.ru.ts'
import { ru as consultant } from '#features/assistant/consultant/messages/errors.ru.ts'
import { ru as crypto } from '#features/money/crypto/messages/page.ru.ts'
import { ru as customers } from '#features/clients/customers/messages/errors.ru.ts'
import { ru as gifts } from '#features/orders/gifts/messages/errors.ru.ts'
import { ru as priests } from '#features/rites/priests/messages/errors.ru.ts'
import { ru as discounts } from '#features/orders/discounts/messages/errors.ru.ts'
import { ru as groups } from '#features/rites/group-rituals/messages/errors.ru.ts'
import { ru as media } from '#features/platform/media/messages/errors.ru.ts'
import { ru as dayLinks } from '#features/rites/day-links/messages/errors.ru.ts'
import { ru as dayRequests } from '#features/rites/day-requests/messages/errors.ru.ts'
import { ru as handoffs } from '#features/assistant/handoffs/messages/errors.ru.ts'
import { ru as names } from '#features/rites/names/messages/errors.ru.ts'
import { ru as notifications } from '#features/platform/notifications/messages/errors.ru.ts'
import { ru as orderManagement } from '#features/rites/order-management/messages/errors.ru.ts'
import { ru as orders } from '#features/orders/orders/messages/page.ru.ts'
import { ru as pageTexts } from '#features/catalogue/page-texts/messages/errors.ru.ts'
import { ru as partners } from '#features/clients/partners/messages/errors.ru.ts'
import { ru as paymentReview } from '#features/money/payment-review/messages/errors.ru.ts'
import { ru as plans } from '#features/orders/plans/messages/errors.ru.ts'
import { ru as proofs } from '#features/rites/proofs/messages/errors.ru.ts'
import { ru as journal } from '#features/office/journal/messages/errors.ru.ts'
import { ru as reports } from '#features/office/reports/messages/errors.ru.ts'
import { ru as reminders } from '#features/clients/reminders/messages/errors.ru.ts'
import { ru as telegram } from '#features/platform/telegram/messages/errors.ru.ts'
import { ru as reviews } from '#features/rites/reviews/messages/errors.ru.ts'
import { ru as sandbox } from '#features/office/sandbox/messages/errors.ru.ts'
import { ru as settings } from '#features/platform/settings/messages/errors.ru.ts'
import { ru as settlements } from '#features/money/settlements/messages/errors.ru.ts'
import { ru as staff } from '#features/people/staff/messages/errors.ru.ts'
import { ru as wishes } from '#features/rites/wish-translations/messages/errors.ru.ts'
import { ru as general } from './errors.ru.ts'

/** See `error-sentences.en.ts`. */
export const ru: Record<string, string> = {
  ...general,
  ...accounts.errors,
  ...agents.errors,
  ...analytics.errors,
  ...calendar.errors,
  ...cards.errors,
  ...catalogue.errors,
  ...catalogueEditor.errors,
  ...consultant.errors,
  ...crypto.errors,
  ...customers.errors,
  ...dayLinks.errors,
  ...dayRequests.errors,
  ...handoffs.errors,
  ...names.errors,
  ...notifications.errors,
  ...orderManagement.errors,
  ...orders.errors,
  ...pageTexts.errors,
  ...partners.errors,
  ...paymentReview.errors,
  ...plans.errors,
  ...journal.errors,
  ...reports.errors,
  ...media.errors,
  ...proofs.errors,
  ...reminders.errors,
  ...reviews.errors,
  ...telegram.errors,
  ...gifts.errors,
  ...discounts.errors,
  ...priests.errors,
  ...groups.errors,
  ...sandbox.errors,
  ...settings.errors,
  ...settlements.errors,
  ...staff.errors,
  ...wishes.errors,
}

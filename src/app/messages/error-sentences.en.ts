import { en as accounts } from '#features/people/accounts/messages/errors.en.ts'
import { en as agents } from '#features/assistant/agents/messages/page.en.ts'
import { en as analytics } from '#features/platform/analytics/messages/errors.en.ts'
import { en as calendar } from '#features/rites/calendar/messages/page.en.ts'
import { en as cards } from '#features/money/cards/messages/page.en.ts'
import { en as catalogueEditor } from '#features/catalogue/catalogue-editor/messages/errors.en.ts'
import { en as catalogue } from '#features/catalogue/catalogue/messages/errors.en.ts'
import { en as consultant } from '#features/assistant/consultant/messages/errors.en.ts'
import { en as crypto } from '#features/money/crypto/messages/page.en.ts'
import { en as customers } from '#features/clients/customers/messages/errors.en.ts'
import { en as gifts } from '#features/orders/gifts/messages/errors.en.ts'
import { en as priests } from '#features/rites/priests/messages/errors.en.ts'
import { en as discounts } from '#features/orders/discounts/messages/errors.en.ts'
import { en as groups } from '#features/rites/group-rituals/messages/errors.en.ts'
import { en as media } from '#features/platform/media/messages/errors.en.ts'
import { en as dayLinks } from '#features/rites/day-links/messages/errors.en.ts'
import { en as dayRequests } from '#features/rites/day-requests/messages/errors.en.ts'
import { en as handoffs } from '#features/assistant/handoffs/messages/errors.en.ts'
import { en as names } from '#features/rites/names/messages/errors.en.ts'
import { en as notifications } from '#features/platform/notifications/messages/errors.en.ts'
import { en as orderManagement } from '#features/rites/order-management/messages/errors.en.ts'
import { en as orders } from '#features/orders/orders/messages/page.en.ts'
import { en as pageTexts } from '#features/catalogue/page-texts/messages/errors.en.ts'
import { en as partners } from '#features/clients/partners/messages/errors.en.ts'
import { en as paymentReview } from '#features/money/payment-review/messages/errors.en.ts'
import { en as plans } from '#features/orders/plans/messages/errors.en.ts'
import { en as proofs } from '#features/rites/proofs/messages/errors.en.ts'
import { en as journal } from '#features/office/journal/messages/errors.en.ts'
import { en as reports } from '#features/office/reports/messages/errors.en.ts'
import { en as reminders } from '#features/clients/reminders/messages/errors.en.ts'
import { en as telegram } from '#features/platform/telegram/messages/errors.en.ts'
import { en as reviews } from '#features/rites/reviews/messages/errors.en.ts'
import { en as sandbox } from '#features/office/sandbox/messages/errors.en.ts'
import { en as settings } from '#features/platform/settings/messages/errors.en.ts'
import { en as settlements } from '#features/money/settlements/messages/errors.en.ts'
import { en as staff } from '#features/people/staff/messages/errors.en.ts'
import { en as wishes } from '#features/rites/wish-translations/messages/errors.en.ts'
import { en as general } from './errors.en.ts'

/** The texts of all refusals by code. The server sends these texts. Forms that validate with a schema show the same texts. */
export const en: Record<string, string> = {
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

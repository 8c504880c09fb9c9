import { en as accounts } from '#features/accounts/messages-errors.en.ts'
import { en as agents } from '#features/agents/messages.en.ts'
import { en as analytics } from '#features/analytics/messages-errors.en.ts'
import { en as calendar } from '#features/calendar/messages.en.ts'
import { en as cards } from '#features/cards/messages.en.ts'
import { en as catalogueEditor } from '#features/catalogue-editor/messages-errors.en.ts'
import { en as catalogue } from '#features/catalogue/messages-errors.en.ts'
import { en as consultant } from '#features/consultant/messages-errors.en.ts'
import { en as crypto } from '#features/crypto/messages.en.ts'
import { en as customers } from '#features/customers/messages-errors.en.ts'
import { en as gifts } from '#features/gifts/messages-errors.en.ts'
import { en as groups } from '#features/group-rituals/messages-errors.en.ts'
import { en as media } from '#features/media/messages-errors.en.ts'
import { en as notifications } from '#features/notifications/messages-errors.en.ts'
import { en as orderManagement } from '#features/order-management/messages.en.ts'
import { en as orders } from '#features/orders/messages.en.ts'
import { en as partners } from '#features/partners/messages.en.ts'
import { en as paymentReview } from '#features/payment-review/messages-errors.en.ts'
import { en as plans } from '#features/plans/messages-errors.en.ts'
import { en as proofs } from '#features/proofs/messages-errors.en.ts'
import { en as reports } from '#features/reports/messages-errors.en.ts'
import { en as reviews } from '#features/reviews/messages-errors.en.ts'
import { en as sandbox } from '#features/sandbox/messages-errors.en.ts'
import { en as settings } from '#features/settings/messages-errors.en.ts'
import { en as settlements } from '#features/settlements/messages-errors.en.ts'
import { en as staff } from '#features/staff/messages-errors.en.ts'
import { en as general } from './errors.en.ts'

/** The sentences of all refusals by their codes: the server answers with them, and forms with a schema show them for what they refuse. */
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
  ...notifications.errors,
  ...orderManagement.errors,
  ...orders.errors,
  ...partners.errors,
  ...paymentReview.errors,
  ...plans.errors,
  ...reports.errors,
  ...media.errors,
  ...proofs.errors,
  ...reviews.errors,
  ...gifts.errors,
  ...groups.errors,
  ...sandbox.errors,
  ...settings.errors,
  ...settlements.errors,
  ...staff.errors,
}

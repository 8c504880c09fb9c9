import { ru as accounts } from '#features/accounts/messages-errors.ru.ts'
import { ru as agents } from '#features/agents/messages.ru.ts'
import { ru as analytics } from '#features/analytics/messages-errors.ru.ts'
import { ru as calendar } from '#features/calendar/messages.ru.ts'
import { ru as cards } from '#features/cards/messages.ru.ts'
import { ru as catalogueEditor } from '#features/catalogue-editor/messages-errors.ru.ts'
import { ru as catalogue } from '#features/catalogue/messages-errors.ru.ts'
import { ru as consultant } from '#features/consultant/messages-errors.ru.ts'
import { ru as crypto } from '#features/crypto/messages.ru.ts'
import { ru as customers } from '#features/customers/messages-errors.ru.ts'
import { ru as gifts } from '#features/gifts/messages-errors.ru.ts'
import { ru as groups } from '#features/group-rituals/messages-errors.ru.ts'
import { ru as media } from '#features/media/messages-errors.ru.ts'
import { ru as notifications } from '#features/notifications/messages-errors.ru.ts'
import { ru as orderManagement } from '#features/order-management/messages.ru.ts'
import { ru as orders } from '#features/orders/messages.ru.ts'
import { ru as partners } from '#features/partners/messages.ru.ts'
import { ru as paymentReview } from '#features/payment-review/messages-errors.ru.ts'
import { ru as plans } from '#features/plans/messages-errors.ru.ts'
import { ru as proofs } from '#features/proofs/messages-errors.ru.ts'
import { ru as reports } from '#features/reports/messages-errors.ru.ts'
import { ru as reviews } from '#features/reviews/messages-errors.ru.ts'
import { ru as sandbox } from '#features/sandbox/messages-errors.ru.ts'
import { ru as settings } from '#features/settings/messages-errors.ru.ts'
import { ru as settlements } from '#features/settlements/messages-errors.ru.ts'
import { ru as staff } from '#features/staff/messages-errors.ru.ts'
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

import { SEALED_ACCOUNT } from '#features/accounts/model.ts'
import { SEALED_CONVERSATION } from '#features/consultant/model.ts'
import { SEALED_PROFILE } from '#features/profiles/model.ts'
import { SEALED_MESSAGE } from '#features/notifications/rules.ts'
import { SEALED_ORDER } from '#features/orders/model.ts'
import { SEALED_CLIENT, SEALED_PARTNER_ORDER } from '#features/partners/model.ts'
import { SEALED_ORDER_PLAN } from '#features/order-plans/model.ts'
import { SEALED_PLAN } from '#features/plans/model.ts'
import { SEALED_CHALLENGE, SEALED_TOTP } from '#features/staff/model.ts'
import { SEALED_GIFT } from '#features/gifts/model.ts'
import { SEALED_PLACE } from '#features/group-rituals/model.ts'
import { SEALED_REVIEW } from '#features/reviews/model.ts'
import { SEALED_PROOF } from '#features/proofs/model.ts'
import type { SealedColumns } from '#server/database/reseal-columns.ts'

/** Every column that holds sealed texts, as each feature names its own: what a change of keys must reach. */
export const SEALED_COLUMNS: readonly SealedColumns[] = [
  SEALED_MESSAGE,
  SEALED_ACCOUNT,
  SEALED_PROFILE,
  SEALED_ORDER,
  SEALED_PLAN,
  SEALED_ORDER_PLAN,
  SEALED_TOTP,
  SEALED_CHALLENGE,
  SEALED_PROOF,
  SEALED_REVIEW,
  SEALED_GIFT,
  SEALED_PLACE,
  SEALED_CLIENT,
  SEALED_PARTNER_ORDER,
  SEALED_CONVERSATION,
]

import { SEALED_ACCOUNT } from '#features/people/accounts/model.ts'
import { SEALED_CONVERSATION } from '#features/assistant/consultant/model.ts'
import { SEALED_PROFILE } from '#features/people/profiles/model.ts'
import { SEALED_MESSAGE } from '#features/platform/notifications/rules.ts'
import { SEALED_ORDER } from '#features/orders/orders/model.ts'
import { SEALED_CLIENT, SEALED_PARTNER_ORDER } from '#features/clients/partners/model.ts'
import { SEALED_ORDER_PLAN } from '#features/orders/order-plans/model.ts'
import { SEALED_PLAN } from '#features/orders/plans/model.ts'
import { SEALED_CHALLENGE, SEALED_TOTP } from '#features/people/staff/model.ts'
import { SEALED_PLACE } from '#features/rites/group-rituals/model.ts'
import { SEALED_REVIEW } from '#features/rites/reviews/model.ts'
import { SEALED_PROOF } from '#features/rites/proofs/model.ts'
import type { SealedColumns } from '#server/database/reseal-columns.ts'
import { FEATURES } from './features.ts'

/** Every column with sealed texts, as declared by each feature: a key change must cover them all. */
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
  ...FEATURES.flatMap(({ sealed = [] }) => sealed),
  SEALED_PLACE,
  SEALED_CLIENT,
  SEALED_PARTNER_ORDER,
  SEALED_CONVERSATION,
]

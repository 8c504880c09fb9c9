import type { CardConfig } from '#features/money/cards/model.ts'
import type { CryptoContext } from '#features/money/crypto/context.ts'

/** Every way to pay that the shop offers. */
export type PaymentsContext = CryptoContext & {
  /** Without it cards are not offered. */
  cards?: CardConfig | undefined
  /** Takes in at once what this process has changed of the policy; the others hear of it. */
  rereadPolicy?: () => Promise<void>
}

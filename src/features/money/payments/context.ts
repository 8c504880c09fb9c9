import type { CardConfig } from '#features/money/cards/model.ts'
import type { CryptoContext } from '#features/money/crypto/context.ts'

/** All payment methods of the shop. */
export type PaymentsContext = CryptoContext & {
  /** Without it cards are not offered. */
  cards?: CardConfig | undefined
  /** Applies a policy change of this process at once; other processes are notified. */
  rereadPolicy?: () => Promise<void>
}

import type { CardConfig } from '#features/money/cards/model.ts'
import type { CryptoContext } from '#features/money/crypto/context.ts'

export type PaymentsContext = CryptoContext & {
  /** The card services. They are absent if the shop does not offer card payments. */
  cards?: CardConfig | undefined
  /** Applies a policy change that this process has made. Other processes are notified. */
  rereadPolicy?: () => Promise<void>
}

import type { CardConfig } from '#features/money/cards/model.ts'
import type { CryptoContext } from '#features/money/crypto/context.ts'

export type PaymentsContext = CryptoContext & {
  /** Absent if the shop does not offer cards. */
  cards?: CardConfig | undefined
  /** Applies a policy change of this process immediately. Other processes are notified. */
  rereadPolicy?: () => Promise<void>
}

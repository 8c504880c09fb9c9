import { z } from 'zod'
import { CARD_PROVIDERS } from '#features/money/cards/model.ts'
import { CARD_CURRENCIES, CURRENCIES } from '#features/money/settlements/model-currencies.ts'

export const paymentMethods = z.object({
  methods: z.array(z.enum(['crypto', 'card'])),
  coins: z.array(
    z.object({
      currency: z.enum(CURRENCIES),
      name: z.string(),
      network: z.string(),
      available: z.boolean(),
      /** The minimum price of an order for this coin. */
      minimumUsd: z.number().optional(),
    }),
  ),
  /** The card services. The first service is the default. If there are several, the customer chooses. */
  cards: z.array(
    z.object({
      provider: z.enum(CARD_PROVIDERS),
      name: z.string(),
      currency: z.enum(CARD_CURRENCIES),
      available: z.boolean(),
      /** True if the service's page also accepts SBP, the Russian system of transfers between banks. */
      hasSbp: z.boolean().optional(),
    }),
  ),
  /**
   * The price of one dollar in roubles and in euros, for estimates beside the price. The amount to pay does not depend on these estimates.
   * They are absent if the bank has set no rate in the last three days. `day` is the day of the Bank of Russia's rates. In the sandbox the
   * rates are fixed and `day` is null.
   */
  estimates: z.object({ rubPerUsd: z.number(), eurPerUsd: z.number(), day: z.iso.date().nullable() }).optional(),
})

export type PaymentMethods = z.infer<typeof paymentMethods>

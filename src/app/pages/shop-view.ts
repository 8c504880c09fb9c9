import { z } from 'zod'

/** What every page may know of the shop: its names and contacts, and whether it is a sandbox. */
export const shopView = z.object({
  name: z.object({ ru: z.string(), en: z.string() }),
  providerEmail: z.string(),
  ordersEmail: z.string(),
  messengerHandle: z.string(),
  messengerLink: z.string(),
  /** In which its pages are offered, where that is not both. */
  languages: z.array(z.enum(['ru', 'en'])).optional(),
  origin: z.string(),
  sandbox: z.boolean(),
  /** Where transfers can be looked up, by chain, and which of Ethereum's networks is meant. The sandbox's chains stand nowhere else. */
  explorers: z
    .object({ bitcoin: z.string().optional(), ethereum: z.string().optional(), tron: z.string().optional() })
    .optional(),
  evmChainId: z.number().optional(),
  /** Outside counters are set up, so visitors are asked. */
  asksConsent: z.boolean().optional(),
})
export type ShopView = z.infer<typeof shopView>

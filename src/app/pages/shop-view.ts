import { z } from 'zod'

const both = z.object({ ru: z.string(), en: z.string() })

/** Facts about the shop for every page: its names and contacts, and whether it is a sandbox. */
export const shopView = z.object({
  name: z.object({ ru: z.string(), en: z.string() }),
  /** The address of the logo. It is omitted if the shop uses the default logo. */
  logo: z.string().optional(),
  providerEmail: z.string(),
  ordersEmail: z.string(),
  messengerHandle: z.string(),
  messengerLink: z.string(),
  /** The languages in which the shop offers its pages. They are omitted if the shop offers both. */
  languages: z.array(z.enum(['ru', 'en'])).optional(),
  /** The facts about the seller. They are omitted while the seller is not known. */
  seller: z
    .object({
      name: both,
      registration: z.string(),
      address: both,
      country: both,
      phone: z.string(),
      email: z.string(),
      hours: both,
      since: z.string(),
      /** True if the facts are invented, for a sandbox. */
      isExample: z.boolean(),
    })
    .optional(),
  /** A photograph or a film of a rite. It is omitted if the shop has no picture. */
  rite: z.object({ poster: z.string(), film: z.string(), caption: both }).optional(),
  /** The recording and the certificate come within this many days after the last day of a ritual. */
  recordingDays: z.number(),
  origin: z.string(),
  sandbox: z.boolean(),
  /** True in a rehearsal: the shop uses simulated services, so no money is real. */
  rehearsal: z.boolean().optional(),
  /** The websites that show transfers, by chain, and which Ethereum network is used. The sandbox's chains have no such website. */
  explorers: z
    .object({ bitcoin: z.string().optional(), ethereum: z.string().optional(), tron: z.string().optional() })
    .optional(),
  evmChainId: z.number().optional(),
  /** True if external analytics are configured. Then the page asks visitors for consent. */
  asksConsent: z.boolean().optional(),
  /** True if a Telegram bot is configured. */
  telegram: z.boolean().optional(),
})
export type ShopView = z.infer<typeof shopView>

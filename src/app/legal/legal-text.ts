import { z } from 'zod'

/** A page that says on what terms the shop works, in one language. */
export const legalText = z.object({
  id: z.string(),
  lang: z.enum(['ru', 'en']),
  title: z.string(),
  description: z.string(),
  version: z.string(),
  /** A calendar day. */
  updated_at: z.string(),
  /** Version and day as a person reads them. */
  edition: z.string(),
  /** Safe: parsed, sanitised and without raw HTML. */
  html: z.string(),
})
export type LegalText = z.infer<typeof legalText>

import { z } from 'zod'
import { cleanEmail, isEmail } from '#base/contact.ts'
import { person } from './schemas.ts'

/** The corrected customer of an order. An empty address removes it. */
export const customerInput = z.object({
  name: person('orders.name-required'),
  email: z
    .string()
    .overwrite(cleanEmail)
    .refine((text) => text === '' || isEmail(text), 'orders.email-invalid'),
  newLink: z
    .boolean()
    .default(false)
    .describe('Makes a new link of the order; the old one then opens nothing'),
  version: z.number().int(),
})
export type CustomerInput = z.infer<typeof customerInput>

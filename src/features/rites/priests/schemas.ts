import { z } from 'zod'
import { ID_PATTERN } from '#base/ids.ts'
import { removeInvisible } from '#base/text.ts'
import { mediaView } from '#features/platform/media/schemas.ts'
import { MAX_NAME, MAX_PLACE, MAX_RITUALS, MAX_SCHOOL, MAX_TEXT, MIN_SINCE, PRIEST_LANGUAGES } from './model.ts'

const line = (most: number) =>
  z
    .string()
    .overwrite(removeInvisible)
    .trim()
    .max(most, 'priests.text-long')
    .regex(/^[^\p{Cc}]*$/u, 'priests.text-line')
const both = (most: number) => z.object({ ru: line(most).default(''), en: line(most).default('') })
const note = z
  .string()
  .overwrite(removeInvisible)
  .trim()
  .max(MAX_TEXT, 'priests.text-long')
  .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u)

const fields = z.object({
  name: both(MAX_NAME).describe('In Cyrillic for Russian, in Latin letters for English'),
  school: both(MAX_SCHOOL).describe('School, branch of the Veda or lineage'),
  place: both(MAX_PLACE).describe('Where the priest performs'),
  text: z.object({ ru: note.default(''), en: note.default('') }),
  languages: z
    .array(z.enum(PRIEST_LANGUAGES))
    .max(PRIEST_LANGUAGES.length)
    .transform((list) => [...new Set(list)])
    .describe('ISO 639 codes'),
  since: z
    .number('priests.since')
    .int('priests.since')
    .min(MIN_SINCE, 'priests.since')
    .max(2100, 'priests.since')
    .nullable()
    .describe('The year in which the priest began'),
  portraitId: z.string('priests.portrait').regex(ID_PATTERN, 'priests.portrait').nullable(),
  ritualIds: z
    .array(z.string().min(1).max(80))
    .max(MAX_RITUALS)
    .transform((list) => [...new Set(list)])
    .describe('The rituals that the priest may perform; every ritual if empty'),
  accountId: z
    .string('priests.account')
    .regex(ID_PATTERN, 'priests.account')
    .nullable()
    .describe('The account of the staff that belongs to the priest'),
  published: z.boolean().describe('Whether the public pages show the priest; needs a name'),
})

export const priestProfileInput = fields.partial()
export type PriestProfileInput = z.infer<typeof priestProfileInput>

export const priestProfileChange = fields.partial().extend({ version: z.number().int().optional() })
export type PriestProfileChange = z.infer<typeof priestProfileChange>

const text = z.object({ ru: z.string(), en: z.string() })
/** The portrait of a priest. The drawing of a sample priest has no id. */
const portrait = mediaView
  .pick({ url: true, width: true, height: true, alt: true, focus: true })
  .extend({ id: z.string().nullable() })

/** The record of a priest, for staff. */
export const priestRecord = z.object({
  id: z.string(),
  accountId: z.string().nullable(),
  /** The e-mail address of the account. */
  email: z.string().nullable(),
  name: text,
  school: text,
  place: text,
  text,
  languages: z.array(z.enum(PRIEST_LANGUAGES)),
  since: z.number().nullable(),
  portraitId: z.string().nullable(),
  portrait: portrait.nullable(),
  ritualIds: z.array(z.string()),
  published: z.boolean(),
  isSample: z.boolean(),
  /** The missing fields that the page of the priests should show. */
  gaps: z.array(z.enum(['name', 'portrait', 'school'])),
  version: z.number(),
})
export type PriestRecord = z.infer<typeof priestRecord>
export const priestRecords = z.object({ items: z.array(priestRecord), next: z.null() })

/** The public data of a priest, in one language. */
const publicPriest = z.object({
  id: z.string(),
  name: z.string(),
  /** The name in the other language of the shop. */
  otherName: z.string(),
  school: z.string(),
  place: z.string(),
  text: z.string(),
  languages: z.array(z.enum(PRIEST_LANGUAGES)),
  since: z.number().nullable(),
  portrait: portrait.nullable(),
  /** Empty if the priest may perform every ritual. */
  rituals: z.array(z.object({ id: z.string(), name: z.string() })),
  /** True for an invented person of the sandbox. */
  isSample: z.boolean(),
})
export type PublicPriest = z.infer<typeof publicPriest>
/** The data of the priest on a proof (the page of a performed ritual). */
export const performer = publicPriest.pick({
  id: true,
  name: true,
  otherName: true,
  school: true,
  place: true,
  since: true,
  portrait: true,
  isSample: true,
})
export type Performer = z.infer<typeof performer>
export const publicPriests = z.object({ items: z.array(publicPriest), next: z.null() })

import { z } from 'zod'
import { proofView } from './schemas.ts'

/** A performed ritual in the public archive, without any data about its customer or participants. */
const archiveEntry = z.object({
  id: z.string(),
  ritual: z.object({ id: z.string(), name: z.string(), category: z.string().nullable() }),
  /** The calendar day at the place of the ritual, without the time. */
  day: z.string(),
  place: z.string(),
  /** The priest. Null if the priest has no public profile. */
  priest: z.object({ id: z.string().nullable(), name: z.string() }).nullable(),
  /** Only pictures that staff have allowed for the archive. The URLs of a picture's sizes are `{path}/{320|640|960|1440}.{avif|webp|jpg}`. */
  pictures: z.array(
    z.object({ path: z.string(), width: z.number().nullable(), height: z.number().nullable(), alt: z.string() }),
  ),
})
export type ArchiveEntry = z.infer<typeof archiveEntry>

/** An invented entry of a sandbox, with a drawing as picture. */
const archiveExample = archiveEntry.omit({ id: true, pictures: true }).extend({
  drawing: z.object({ url: z.string(), width: z.number(), height: z.number(), alt: z.string() }),
})
export type ArchiveExample = z.infer<typeof archiveExample>

/** A sample of a proof, with invented people. */
const archiveSample = proofView.pick({
  ritual: true,
  term: true,
  performedAt: true,
  place: true,
  priest: true,
  priestId: true,
  names: true,
  number: true,
  media: true,
})
export type ArchiveSample = z.infer<typeof archiveSample>

export const archivePage = z.object({
  items: z.array(archiveEntry),
  next: z.string().nullable(),
  /** The sample of a proof. In a sandbox the sample is always on the first page, in a real shop only while the archive is empty. */
  sample: archiveSample.optional(),
  /** Invented entries. Only the first page of a sandbox has them. */
  examples: z.array(archiveExample).optional(),
})

export const archiveInput = z.object({
  consent: z.literal(true, 'proofs.archive-consent').describe('Consent to showing the ritual in the public archive'),
})

/** The state of the customer's consent to the archive. `consent` is null if there is no consent. */
export const archiveState = z.object({
  consent: z.object({ givenAt: z.string(), textVersion: z.string() }).nullable(),
  /** True if the archive shows the ritual now. */
  isShown: z.boolean(),
})
export type ArchiveState = z.infer<typeof archiveState>

/** The data for staff: the consent, and the pictures that staff have allowed for the archive. */
export const adminArchive = archiveState.extend({ publicMedia: z.array(z.string()) })
export type AdminArchive = z.infer<typeof adminArchive>

export const pictureInput = z.object({ isPublic: z.boolean() })

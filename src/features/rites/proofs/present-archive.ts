import { placeIn } from '#features/people/places/rules-site.ts'
import type { Lang } from '#base/i18n.ts'
import type { MediaRow } from '#features/platform/media/tables.ts'
import type { PriestName } from '#features/rites/priests/queries.ts'
import type { Keyring } from '#server/keyring.ts'
import { en } from './messages/page-archive.en.ts'
import { ru } from './messages/page-archive.ru.ts'
import { archivePicturePath } from './paths.ts'
import { presentNames } from './present.ts'
import type { ArchivedProof } from './queries-archive.ts'
import { ritualName } from './rules.ts'
import { namesSomebody } from './rules-archive.ts'
import type { ProofView } from './schemas.ts'
import type { ArchiveEntry, ArchiveSample, ArchiveState } from './schemas-archive.ts'
import type { ArchiveConsentRow } from './tables-archive.ts'

const MESSAGES = { ru, en }

type Reader = {
  lang: Lang
  keys: Keyring
  pictures: MediaRow[]
  category: string | null
  priest: PriestName | undefined
}

/** Returns an entry of the archive, without names, initials, wish, order number and time of day. */
export function presentEntry({ id, day, proof, order, line }: ArchivedProof, reader: Reader): ArchiveEntry {
  const { lang, keys, category } = reader
  const name = ritualName(line.names[lang], line.tier)
  const names = presentNames(proof, order.customerName, keys)
  return {
    id,
    ritual: { id: line.serviceId, name, category },
    day,
    place: placeIn(proof.place, lang),
    priest: reader.priest?.isShown ? { id: reader.priest.id, name: reader.priest[lang] } : null,
    pictures: reader.pictures.map((row, place) => ({
      path: archivePicturePath(id, row.id),
      width: row.width,
      height: row.height,
      alt: altOf(row, lang, names) ?? MESSAGES[lang].picture(name, place + 1),
    })),
  }
}

/** Returns the data of an invented proof that the archive shows as a sample, for example while the archive is empty. */
export function toSample(proof: ProofView): ArchiveSample {
  const { ritual, term, performedAt, place, priest, priestId, names, number, media } = proof
  return { ritual, ...(term && { term }), performedAt, place, priest, priestId, names, number, media }
}

/** The description of a picture. Undefined if it is empty or contains the name of a person, because staff may have changed the description later. */
function altOf({ altRu, altEn }: MediaRow, lang: Lang, names: readonly string[]): string | undefined {
  const alt = lang === 'ru' ? altRu : altEn
  return alt === '' || namesSomebody(alt, names) ? undefined : alt
}

export function presentArchiveState(consent: ArchiveConsentRow | undefined, canBeShown: boolean): ArchiveState {
  return {
    consent: consent ? { givenAt: consent.givenAt.toISOString(), textVersion: consent.textVersion } : null,
    isShown: consent !== undefined && canBeShown,
  }
}

/** A consent to the archive, for the export of personal data. */
export function presentArchiveConsent({ textVersion, lang, givenAt, withdrawnAt }: ArchiveConsentRow) {
  return { textVersion, lang, givenAt: givenAt.toISOString(), withdrawnAt: withdrawnAt?.toISOString() ?? null }
}

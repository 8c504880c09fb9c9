import type { Lang } from '#base/i18n.ts'
import { presentMedia } from '#features/platform/media/present.ts'
import type { MediaRow } from '#features/platform/media/tables.ts'
import { eitherText, findGaps, samplePortrait } from './rules.ts'
import type { Performer, PriestRecord, PublicPriest } from './schemas.ts'
import type { PriestProfileRow } from './tables.ts'

/** The record of a priest, with the e-mail address of the account and with the portrait. */
export type FoundPriest = { profile: PriestProfileRow; email: string | null; portrait: MediaRow | null }

export function presentRecord({ profile, email, portrait }: FoundPriest): PriestRecord {
  const name = { ru: profile.nameRu, en: profile.nameEn }
  const school = { ru: profile.schoolRu, en: profile.schoolEn }
  return {
    id: profile.id,
    accountId: profile.accountId,
    email,
    name,
    school,
    place: { ru: profile.placeRu, en: profile.placeEn },
    text: { ru: profile.textRu, en: profile.textEn },
    languages: profile.languages,
    since: profile.since,
    portraitId: profile.portraitId,
    portrait: presentPortrait(profile, portrait),
    ritualIds: profile.ritualIds,
    published: profile.isPublished,
    isSample: profile.isSample,
    gaps: findGaps({ name, school, hasPortrait: portrait !== null || profile.isSample }),
    version: profile.version,
  }
}

/** Presents a priest for the public pages. `rituals`: the names of the published rituals in this language, by id. */
export function presentPublic(
  { profile, portrait }: FoundPriest,
  { lang, rituals }: { lang: Lang; rituals: ReadonlyMap<string, string> },
): PublicPriest {
  const of = (ru: string, en: string) => eitherText({ ru, en }, lang)
  const name = of(profile.nameRu, profile.nameEn)
  const other = lang === 'ru' ? profile.nameEn : profile.nameRu
  return {
    id: profile.id,
    name,
    otherName: other === name ? '' : other,
    school: of(profile.schoolRu, profile.schoolEn),
    place: of(profile.placeRu, profile.placeEn),
    text: of(profile.textRu, profile.textEn),
    languages: profile.languages,
    since: profile.since,
    portrait: presentPortrait(profile, portrait),
    rituals: profile.ritualIds.flatMap((id) => {
      const ritual = rituals.get(id)
      return ritual === undefined ? [] : [{ id, name: ritual }]
    }),
    isSample: profile.isSample,
  }
}

export function presentPerformer(found: FoundPriest, lang: Lang): Performer {
  const { id, name, otherName, school, place, since, portrait, isSample } = presentPublic(found, {
    lang,
    rituals: new Map(),
  })
  return { id, name, otherName, school, place, since, portrait, isSample }
}

/** Returns the portrait of a priest. A sample priest without a portrait has a drawing. */
function presentPortrait({ since, isSample }: PriestProfileRow, row: MediaRow | null): PriestRecord['portrait'] {
  if (row !== null) {
    const { id, url, width, height, alt, focus } = presentMedia(row)
    return { id, url, width, height, alt, focus }
  }
  if (!isSample) return null
  const drawing = samplePortrait(since)
  return {
    id: null,
    url: drawing,
    width: 320,
    height: 320,
    alt: { ru: 'Рисованный портрет, образец', en: 'Drawn portrait, a sample' },
    focus: { x: 0.5, y: 0.5 },
  }
}

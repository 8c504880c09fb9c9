import type { Lang } from '#base/i18n.ts'
import { DAY } from '#base/time.ts'
import { findService, listTierNumbers } from '#features/catalogue/catalogue/queries.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { spell, splitName } from '#features/rites/names/rules-devanagari.ts'
import { SAMPLE_PRIESTS } from '#features/rites/priests/data/samples.ts'
import { presentPerformer } from '#features/rites/priests/present.ts'
import { findPriestNames, findPriestProfile } from '#features/rites/priests/queries.ts'
import type { Shop } from '#server/shop.ts'
import { SAMPLE_DRAWINGS, SAMPLE_ENTRIES, SAMPLE_LOG } from './data/samples.ts'
import { SAMPLE_NUMBERS } from './model.ts'
import { presentPanchang, presentReading } from './present.ts'
import { samplesDay } from './rules.ts'
import type { ProofView } from './schemas.ts'
import type { ArchiveExample } from './schemas-archive.ts'

const RITUAL = 'ganesha'
const TIER = 'enhanced'
const WEEKS = 4
const [PRIEST] = SAMPLE_PRIESTS

/** The people, the wish and the texts of all samples, in each language. */
export const SAMPLE_WORDS = {
  ru: {
    people: ['Анна Соколова', 'Пётр Соколов'],
    wish: 'О спокойном начале нового дела и о согласии в доме.',
    tier: 'Усиленная',
    note: 'Дни стояли сухие, огонь горел ровно. Прочитали всё, что было на\u00a0листе.',
  },
  en: {
    people: ['Anna Sokolova', 'Pyotr Sokolov'],
    wish: 'For a calm start to new work, and for peace at home.',
    tier: 'Enhanced',
    note: 'The days were dry, and the fire burned evenly. Everything on the sheet was read.',
  },
}

/** Drawings in place of photographs. All other pictures of proofs are in the media library. */
const MEDIA: ProofView['media'] = SAMPLE_DRAWINGS.map(({ file, alt }) => ({
  id: `sample-${file}`,
  kind: 'image',
  type: 'image/svg+xml',
  ...drawingOf(file),
  alt,
}))

/**
 * A complete proof of a ritual of four weeks, with invented people. No real certificate has the number of this proof. The check of this
 * number shows these data as a sample.
 */
export async function sampleProof(shop: Shop, lang: Lang): Promise<ProofView> {
  const ritual = await findService(shop, RITUAL)
  const numbers = (await listTierNumbers(shop.readDb, shop.settings(), [RITUAL])).get(RITUAL)
  const { recitations = null, days: fireDays = null } = numbers?.find(({ id }) => id === TIER) ?? {}
  const { people, wish, tier, note } = SAMPLE_WORDS[lang]
  const performed = new Date(Date.parse(`${samplesDay(dayAtPlace(shop.now()))}T03:30:00Z`) - 7 * DAY)
  const to = dayAtPlace(performed)
  const from = addDays(to, 1 - WEEKS * 7)
  const profile = PRIEST && (await findPriestProfile(shop.readDb, PRIEST.id))
  const performer = profile?.profile.isPublished ? presentPerformer(profile, lang) : null
  return {
    ritual: {
      id: RITUAL,
      name: (lang === 'ru' ? ritual?.name : ritual?.name_en) ?? '',
      category: ritual?.category ?? null,
      tier: TIER,
    },
    term: { tier, weeks: WEEKS, from, to, days: WEEKS * 7, fireDays, recitations },
    performedAt: performed.toISOString(),
    place: (lang === 'ru' ? PRIEST?.placeRu : PRIEST?.placeEn) ?? '',
    panchang: presentPanchang(performed, lang),
    priest: (lang === 'ru' ? PRIEST?.nameRu : PRIEST?.nameEn) ?? null,
    priestId: performer?.id ?? null,
    performer,
    text: note,
    names: people,
    sankalpa: wish,
    reading: presentReading(from, lang, SAMPLE_WORDS.ru.people.map(inDevanagari)),
    number: SAMPLE_NUMBERS[lang],
    media: MEDIA,
    entries: SAMPLE_LOG.map(({ day, note: said, drawings }) => ({
      day: addDays(from, day),
      note: said[lang],
      media: MEDIA.filter((_, place) => drawings.includes(place)),
    })),
    visibility: 'names',
    isOwner: false,
  }
}

/** Invented entries of the archive, the newest first. */
export async function sampleEntries(shop: Shop, lang: Lang): Promise<ArchiveExample[]> {
  const today = samplesDay(dayAtPlace(shop.now()))
  const shown = await findPriestNames(
    shop.readDb,
    SAMPLE_PRIESTS.map(({ id }) => id),
  )
  const entries = await Promise.all(
    SAMPLE_ENTRIES.map(async ({ ritualId, daysAgo, priest, drawing }) => {
      const ritual = await findService(shop, ritualId)
      const person = SAMPLE_PRIESTS[priest]
      if (!ritual || !person) return undefined
      return {
        ritual: { id: ritualId, name: lang === 'ru' ? ritual.name : ritual.name_en, category: ritual.category },
        day: addDays(today, -daysAgo),
        place: lang === 'ru' ? person.placeRu : person.placeEn,
        priest: {
          id: shown.get(person.id)?.isShown ? person.id : null,
          name: lang === 'ru' ? person.nameRu : person.nameEn,
        },
        drawing: { ...drawingOf(drawing.file), alt: drawing.alt[lang] },
      }
    }),
  )
  return entries.filter((entry) => entry !== undefined)
}

function drawingOf(file: string) {
  return { url: `/samples/${file}.svg`, width: 1280, height: 720 }
}

function inDevanagari(name: string): string {
  return splitName(name)
    .map((word) => spell(word).devanagari)
    .join(' ')
}

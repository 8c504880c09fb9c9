import { type Lang, LANGS } from '#base/i18n.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import { scheduledEmail } from '#features/rites/calendar/emails.ts'
import { presentSheet } from '#features/rites/calendar/present-sheet.ts'
import { calculateAlmanac } from '#features/rites/calendar/rules-almanac.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { spell, splitName } from '#features/rites/names/rules-devanagari.ts'
import type { SheetView, SpellingView } from '#features/rites/calendar/schemas-sheet.ts'
import { findService } from '#features/catalogue/catalogue/queries.ts'
import { type Sample, samplePath, SAMPLES, sampleViewPath } from '#features/catalogue/catalogue/paths.ts'
import { createSender } from '#features/platform/notifications/commands.ts'
import { presentPanchang } from '#features/rites/proofs/present.ts'
import { SAMPLE_WORDS, sampleProof } from '#features/rites/proofs/queries-sample.ts'
import type { ProofView } from '#features/rites/proofs/schemas.ts'
import type { Shop } from '#server/shop.ts'
import { escapeMarkup } from '#base/markup.ts'
import { devanagariPreload } from '#ui/styles/font-files.ts'
import { sampleView } from './sample-view.ts'
import type { SampleFacts } from './sample-page.tsx'

/** Documents and pages as customers get them, with invented names. The shop's texts about these documents show them as samples. */
export type Samples = { shop: Shop; fetchPath: (path: string) => Promise<Response>; draw: DrawSample; styles: Styles }

export type DrawSample = (facts: SampleFacts) => Promise<string>
type Styles = { pages: readonly string[]; panel: readonly string[] }

const ORDER_ID = 'a1b2c3d4'.repeat(4)
const PRIEST_ID = 'sample'
const TITLE = { ru: 'Образец', en: 'Sample' }

/** The content of each address: a document without scripts. The shop's pages may show it in a frame. */
export function sampleFiles(samples: Samples): [path: string, make: () => Promise<string>][] {
  return LANGS.flatMap((lang): [string, () => Promise<string>][] => [
    [samplePath('email', lang), async () => await emailSample(samples.shop, lang)],
    [samplePath('proof', lang), async () => await proofSample(samples, lang)],
    [samplePath('sheet', lang), async () => await sheetSample(samples, lang)],
    ...SAMPLES.map((sample): [string, () => Promise<string>] => [
      sampleViewPath(sample, lang),
      async () => await viewOf(samples, sample, lang),
    ]),
  ])
}

/**
 * The e-mail that announced the ritual, as an unverified address gets it: with initials and without the wish. Most customers read this
 * version. All samples are about one order, so the days and initials in the e-mail are those of the certificate. The links in the e-mail
 * have no address, because the order does not exist.
 */
async function emailSample(shop: Shop, lang: Lang): Promise<string> {
  const sender = createSender(shop)
  const { ritual, term, place, priest, names, sankalpa } = await sampleProof(shop, lang)
  const days = daysOf(term)
  const line = {
    orderId: ORDER_ID,
    customerName: names[0]?.split(' ')[0] ?? '',
    customerEmail: '',
    lang,
    ritual: term?.tier ? `${ritual.name} - ${term.tier}` : ritual.name,
    days,
    fireDays: term?.fireDays ?? undefined,
    place,
    priest: priest ?? '',
    names,
    wish: sankalpa ?? '',
    until: days[0] && addDays(days[0], -1),
    hasProfile: true,
  }
  const { html = '', reserved } = scheduledEmail(line, 'scheduled', sender)
  return (reserved?.html ?? html).replaceAll(/<a href="[^"]*"/g, '<a').replaceAll(`src="${sender.origin}`, 'src="')
}

/** The days of the sample order, the first day first. */
function daysOf(term: ProofView['term']): string[] {
  const { from, days = 0 } = term ?? {}
  return from ? Array.from({ length: days }, (_, place) => addDays(from, place)) : []
}

/** The page of a sample, with the shop's name and a link back. */
async function viewOf(samples: Samples, sample: Sample, lang: Lang): Promise<string> {
  const { shop, styles } = samples
  const proof = sample === 'certificate' ? await sampleProof(shop, lang) : undefined
  const page = sample === 'proof' ? await drawProof(samples, await sampleProof(shop, lang), lang) : undefined
  const body = sampleView({ sample, lang, shopName: shop.settings().shopName[lang], proof, page })
  return documentOf(body, lang, styles.pages, '')
}

/** The document is shown in a frame, which cannot open pages of the shop. */
async function proofSample(samples: Samples, lang: Lang): Promise<string> {
  const proof = await sampleProof(samples.shop, lang)
  return documentOf(await drawProof(samples, proof, lang), lang, samples.styles.pages)
}

async function drawProof({ fetchPath, draw }: Samples, proof: ProofView, lang: Lang): Promise<string> {
  const call = `/api/categories?lang=${lang}`
  const categories: unknown = await (await fetchPath(call)).json()
  return await draw({ lang, proof, known: { [call]: categories } })
}

async function sheetSample({ shop, draw, styles }: Samples, lang: Lang): Promise<string> {
  const body = await draw({ lang, sheet: await sampleSheet(shop, lang) })
  return documentOf(`<link rel="preload" as="font" href="${devanagariPreload}" crossorigin>${body}`, lang, styles.panel)
}

/** The sheet of the first day of the sample order. The pronunciation of its names follows the usual rules. */
async function sampleSheet(shop: Shop, lang: Lang): Promise<SheetView> {
  const { ritual, term, place, names, sankalpa, priest } = await sampleProof(shop, lang)
  const service = await findService(shop, ritual.id)
  const days = daysOf(term)
  const [date = dayAtPlace(shop.now())] = days
  const people = names.map((name, i) => ({
    name,
    birthDate: i === 0 ? '1988-05-14' : '',
    birthTime: i === 0 ? '06:20' : '',
    gotra: '',
    isDeparted: false,
    birthPlace: '',
  }))
  const row = {
    orderId: ORDER_ID,
    position: 0,
    serviceId: ritual.id,
    names: { ru: service?.name ?? '', en: service?.name_en ?? '' },
    tier: 'enhanced' as const,
    weeks: term?.weeks ?? 1,
    performsAt: null,
    quantity: 1,
    status: 'completed' as const,
    customerName: '',
    customerEmail: '',
    accountId: null,
    lang,
    priestId: PRIEST_ID,
    reason: '',
    answer: null,
    paidDays: null,
    version: 0,
    updatedAt: shop.now(),
    days,
  }
  return presentSheet({
    aliasOf: (id) => id,
    date,
    lang,
    place,
    note: '',
    almanac: calculateAlmanac(date),
    festival: presentPanchang(new Date(`${date}T06:30:00Z`), lang).festival,
    rows: [row],
    beneficiaries: new Map([
      [
        ORDER_ID,
        {
          people,
          wish: sankalpa ?? '',
          startDate: date,
          days: {},
          priestChooses: false,
          hasProfile: true,
          ownerId: undefined,
        },
      ],
    ]),
    priestNames: new Map([[PRIEST_ID, priest ?? '']]),
    spellings: spellingsOf(names),
    readings: new Map(),
    translations: new Map(),
    print: undefined,
    changes: new Map(),
  })
}

/** The spelling of each word of the names. In both languages the spelling comes from the Russian word, as on the page of the ritual. */
function spellingsOf(names: readonly string[]): Map<string, SpellingView> {
  const russian = SAMPLE_WORDS.ru.people.flatMap((name) => splitName(name))
  const words = names.flatMap((name) => splitName(name))
  return new Map(words.map((word, place) => [word, { ...spell(russian[place] ?? word), name: word, version: 0 }]))
}

function documentOf(body: string, lang: Lang, styles: readonly string[], style = ' style="padding:24px"'): string {
  const links = styles.map((address) => `<link rel="stylesheet" href="${escapeMarkup(address)}">`).join('')
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${TITLE[lang]}</title>${links}</head><body${style}>${body}</body></html>`
}

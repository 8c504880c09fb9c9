import { type Lang, LANGS } from '#base/i18n.ts'
import { presentSheet } from '#features/rites/calendar/present-sheet.ts'
import { calculateAlmanac } from '#features/rites/calendar/rules-almanac.ts'
import { dayAtPlace } from '#features/rites/calendar/rules.ts'
import type { SheetView } from '#features/rites/calendar/schemas-sheet.ts'
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
import { emailExamples } from '../wiring/ports/email-examples.ts'
import type { SampleFacts } from './sample-page.tsx'

/** Documents and pages as customers get them, with invented names. Texts that describe these documents show them as samples. */
export type Samples = { shop: Shop; fetchPath: (path: string) => Promise<Response>; draw: DrawSample; styles: Styles }

export type DrawSample = (facts: SampleFacts) => Promise<string>
type Styles = { pages: readonly string[]; panel: readonly string[] }

const RITUAL = 'ganesha'
const TITLE = { ru: 'Образец', en: 'Sample' }

/** The content of each address: a document without scripts. The shop's pages may show it in a frame. */
export function sampleFiles(samples: Samples): [path: string, make: () => Promise<string>][] {
  return LANGS.flatMap((lang): [string, () => Promise<string>][] => [
    [samplePath('email', lang), async () => emailSample(samples.shop, lang)],
    [samplePath('proof', lang), async () => await proofSample(samples, lang)],
    [samplePath('sheet', lang), async () => await sheetSample(samples, lang)],
    ...SAMPLES.map((sample): [string, () => Promise<string>] => [
      sampleViewPath(sample, lang),
      async () => await viewOf(samples, sample, lang),
    ]),
  ])
}

/**
 * The e-mail that announces the ritual. The staff's examples have the same e-mail. Its links would lead to orders that do not exist, so they have
 * no address.
 */
function emailSample(shop: Shop, lang: Lang): string {
  const sender = createSender(shop)
  const { scheduled } = emailExamples(lang, 'anna@example.com', sender, shop.now())
  return (scheduled?.html ?? '').replaceAll(/<a href="[^"]*"/g, '<a').replaceAll(`src="${sender.origin}`, 'src="')
}

/** The page of a sample, with the shop's name and a way back. */
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

/** Today's sheet. Its names are transliterated by the usual rules. */
async function sampleSheet(shop: Shop, lang: Lang): Promise<SheetView> {
  const ritual = await findService(shop, RITUAL)
  const date = dayAtPlace(shop.now())
  const { place } = await sampleProof(shop, lang)
  const { wish } = SAMPLE_WORDS[lang]
  const people = SAMPLE_WORDS.ru.people.map((name, i) => ({
    name,
    birthDate: i === 0 ? '1988-05-14' : '',
    birthTime: i === 0 ? '06:20' : '',
    gotra: '',
  }))
  const orderId = 'a1b2c3d4'.repeat(4)
  const row = {
    orderId,
    position: 0,
    serviceId: RITUAL,
    names: { ru: ritual?.name ?? '', en: ritual?.name_en ?? '' },
    tier: 'enhanced' as const,
    weeks: 4,
    performsAt: null,
    quantity: 1,
    status: 'completed' as const,
    customerName: '',
    customerEmail: '',
    accountId: null,
    lang,
    priestId: null,
    reason: '',
    answer: null,
    version: 0,
    updatedAt: shop.now(),
    days: [date],
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
        orderId,
        { people, wish, startDate: date, days: {}, priestChooses: false, hasProfile: true, ownerId: undefined },
      ],
    ]),
    priestNames: new Map(),
    spellings: new Map(),
    readings: new Map(),
    translations: new Map(),
    printedAt: undefined,
    changes: new Map(),
  })
}

function documentOf(body: string, lang: Lang, styles: readonly string[], style = ' style="padding:24px"'): string {
  const links = styles.map((address) => `<link rel="stylesheet" href="${escapeMarkup(address)}">`).join('')
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${TITLE[lang]}</title>${links}</head><body${style}>${body}</body></html>`
}

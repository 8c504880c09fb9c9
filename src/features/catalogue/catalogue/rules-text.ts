import type { Lang } from '#base/i18n.ts'
import type { CategoryId } from '#features/catalogue/catalogue-lists/model.ts'
import type { RitualWords } from './model-record.ts'
import { RELATED, SPECIAL_INTENTION } from './model-terms.ts'
import type { Service } from './schemas.ts'

/** Number of Devanagari characters that fit into one line of a card. */
const CARD_LINE = 24

/** Endings that old page titles have, after a dash or a vertical bar. */
const OLD_SUFFIX = /\s+[-–—|]\s+(?:Ведические ритуалы|Ведические практики|Ахути|Ahuti)\s*$/iu

/** Returns a page title without the shop's name at the end (`OLD_SUFFIX`), because each page adds this name itself. */
export function bareTitle(title: string): string {
  return title.replace(OLD_SUFFIX, '')
}

const CATEGORY_WORDS: [CategoryId, RegExp][] = [
  [
    'careerSuccess',
    /карьер|бизнес|успе[хш]|финанс|деньг|денежн|богатств|изобил|достат|начинани|career|business|success|financ|money|wealth|prosper|abundance|new venture/i,
  ],
  ['healthHealing', /здоров|исцел|болезн|долголет|health|heal|illness|longevity|recovery/i],
  [
    'familyRelationships',
    /семь|семей|брак|супру[гж]|отношен|любов|дет(?:и|ей|ям)(?![а-яё])|family|marriage|spouse|relationship|love|child/i,
  ],
  [
    'protectionPurification',
    /защит|очищ|препятств|планет|грах|васту|protect|purif|obstacle|cleans|planet|graha|vastu/i,
  ],
]

type ServiceTexts = Pick<Service, 'name' | 'name_en' | 'description' | 'description_en' | 'features' | 'features_en'>

/** The first category whose words occur in a service's name, description or features (docs/contract.md, "Texts"). */
export function findCategory(service: ServiceTexts): CategoryId {
  const text = [
    service.name,
    service.name_en,
    service.description,
    service.description_en,
    ...service.features,
    ...service.features_en,
  ].join(' ')
  return CATEGORY_WORDS.find(([, words]) => words.test(text))?.[0] ?? 'spiritualWisdom'
}

type CategoryWords = Pick<RitualWords, 'name' | 'description' | 'features'>

/** The category that results from the words of a ritual in both languages. */
export function guessCategory({ ru, en }: Record<Lang, CategoryWords>): CategoryId {
  return findCategory({
    name: ru.name,
    name_en: en.name,
    description: ru.description,
    description_en: en.description,
    features: ru.features,
    features_en: en.features,
  })
}

/** The maximum number of rituals of the same category in the list of similar rituals. */
const MAX_OF_CATEGORY = 2

/** The similar rituals of a ritual: other rituals of its category in display order, then the rituals to which every ritual links. */
export function relatedIds(
  ritual: { id: string; category: string | null },
  all: readonly { id: string; category: string | null }[],
): string[] {
  const ofCategory = all
    .filter(({ id, category }) => category === ritual.category && id !== ritual.id && id !== SPECIAL_INTENTION)
    .map(({ id }) => id)
  return [...new Set([...ofCategory.slice(0, MAX_OF_CATEGORY), ...RELATED])].filter((id) => id !== ritual.id)
}

/** The minutes that a text takes to read, at 200 words per minute. The result is rounded up, and at least 1 (docs/contract.md, "Texts"). */
export function readingTime(markdown: string): number {
  return Math.max(1, Math.ceil(countWords(markdown) / 200))
}

/**
 * The number of words that a reader sees in a Markdown text. Leaves out figures and their descriptions, link targets, footnote marks and
 * list numbers.
 */
export function countWords(markdown: string): number {
  const text = markdown
    .replace(/!\[[^[\]]{0,1000}\]\([^()]{0,2000}\)/g, ' ')
    .replace(/\]\([^()]{0,2000}\)/g, ']')
    .replace(/\[\^[^[\]]{0,1000}\]:?/g, '')
    .replace(/^[ \t]*\d{1,9}[.)]\s/gm, '')
  return text.split(/[\s|]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** The anchor of a heading: lower-case Latin and Cyrillic letters, digits, and hyphens in place of spaces (docs/contract.md, "Texts"). */
export function headingId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9а-яё\s]/g, '')
    .trim()
    .replace(/\s+/g, '-')
}

/** True if a plain line that begins with a number and a period is a heading (docs/contract.md, "Texts"). */
export function isNumberedHeading(line: string): boolean {
  const opens = line.indexOf('(')
  const hasBrackets = opens !== -1 && line.includes(')', opens)
  if (!/^\d+\.\s/.test(line) || line.includes('—') || line.endsWith('.') || hasBrackets) return false
  return line.endsWith(':') || line.length <= 60
}

/** Splits a mantra into the lines in which it is recited. Each line ends with its danda (।), so that no line begins with a danda. */
export function linesOfMantra(mantra: string): string[] {
  return (mantra.match(/[^।॥|]+[।॥|]*/g) ?? [])
    .map((line) => line.trim().replace(/\s+(?=[।॥|])/g, '\u00a0'))
    .filter((line) => line !== '')
}

/** The mantra for a card: the whole mantra if it is one short line, otherwise undefined. It is never shortened. */
export function mantraForCard(mantra: string | null): string | undefined {
  const text = mantra?.trim() ?? ''
  return text !== '' && text.length <= CARD_LINE && linesOfMantra(text).length === 1 ? text : undefined
}

/**
 * Splits a transliteration into lines in Latin letters and lines in the reader's alphabet. The text contains the reader's alphabet in brackets after
 * the Latin letters.
 */
export function splitTransliteration(text: string): { latin: string[]; reading: string[] } {
  const [, latin = text, reading = ''] = /^([^(]+)\(([^()]+)\)\s*$/.exec(text) ?? []
  return { latin: linesOfMantra(latin), reading: reading === '' ? [] : reading.split(/(?<=,) /) }
}

const AFTER_SHORT_WORD =
  /(?<=(?:^|[\s(«])(?:[авикосуя]|во|ко|со|об|от|до|по|за|из|на|не|ни|но))[ \n](?=[\p{L}\p{N}«])/giu

/** Russian typography: a line must not end with a short preposition or particle, and must not begin with a dash. */
export function setRussian(text: string): string {
  return text.replace(AFTER_SHORT_WORD, '\u00a0').replace(/\s(?=—)/g, '\u00a0')
}

/** The author's name in the specification for a text without an author. */
const UNNAMED_AUTHOR = 'Vedic Practices Master'

/** Returns the name of the author or of the priest; without a name, the label in the reader's language. */
export function authorName(author: string | undefined, label: string): string {
  return author === undefined || author.trim() === '' || author === UNNAMED_AUTHOR ? label : author
}

import type { Lang } from '#base/i18n.ts'
import { ASIA } from './data/cities-asia-africa-oceania.ts'
import { INDIA } from './data/cities-india.ts'
import { NEIGHBOURS } from './data/cities-neighbours.ts'
import { RUSSIA } from './data/cities-russia.ts'
import { WORLD } from './data/cities-europe-americas.ts'
import { MAX_CITIES, type TwoNames } from './model.ts'
import { comparable, rankFit, namesToFind } from './rules-suggest.ts'

type City = {
  name: TwoNames
  region: TwoNames
  /** All names by which the city is found, each normalised by `comparable`. */
  found: string[]
  /** True for cities that people search often. They come first. */
  isLarge: boolean
}

/** A suggested city. */
export type CityFound = { name: string; region: string }

/**
 * Parses lines of the form `Region/Region in English: City/City in English, …`. A line without a region continues the previous region. A star
 * marks a large city, or a city that people search often. After further slashes there are other names by which the city is found.
 */
export function readCities(text: string): City[] {
  let region: TwoNames = { ru: '', en: '' }
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [head, rest] = line.includes(':') ? line.split(':') : [undefined, line]
      if (head !== undefined) region = namesOf(head)
      return (rest ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map((part) => readCity(part, region))
    })
}

export const CITIES: readonly City[] = [RUSSIA, NEIGHBOURS, INDIA, ASIA, WORLD].flatMap(readCities)

/**
 * Returns the cities that match the typed text in either language. Names that begin with the text are first, then names in which another word
 * begins with the text. In each of these two groups large cities are first.
 */
export function findCities(cities: readonly City[], text: string, lang: Lang): CityFound[] {
  const typed = comparable(text)
  if (typed === '') return []
  return cities
    .map((city) => ({ city, rank: rankOf(city, typed) }))
    .filter(({ rank }) => rank < NO_FIT)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MAX_CITIES)
    .map(({ city }) => ({ name: city.name[lang], region: city.region[lang] }))
}

const NO_FIT = 9

/**
 * The rank of a city in the results. The best match is the whole name, then the beginning of the name, then the beginning of another word.
 * Between equal matches, large cities are first.
 */
function rankOf({ found, isLarge }: City, typed: string): number {
  if (found.includes(typed)) return isLarge ? 0 : 1
  const fit = Math.min(...found.map((name) => rankFit(name, typed) ?? NO_FIT))
  return fit === NO_FIT ? NO_FIT : 2 + 2 * fit + (isLarge ? 0 : 1)
}

function readCity(text: string, region: TwoNames): City {
  const isLarge = text.startsWith('*')
  const all = text.replace('*', '')
  return { name: namesOf(all), region, found: all.split('/').flatMap(namesToFind), isLarge }
}

function namesOf(text: string): TwoNames {
  const [ru = '', en = ''] = text.split('/').map((name) => name.trim())
  return { ru, en }
}

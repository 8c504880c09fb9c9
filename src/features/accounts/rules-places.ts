import type { Lang } from '#base/i18n.ts'
import { MOST_PLACES } from './rules-cities.ts'
import { ASIA } from './rules-places-asia.ts'
import { INDIA } from './rules-places-india.ts'
import { NEIGHBOURS } from './rules-places-neighbours.ts'
import { RUSSIA } from './rules-places-russia.ts'
import { WORLD } from './rules-places-world.ts'
import { comparable, fitOf, type TwoNames } from './rules-suggest.ts'

type Place = {
  name: TwoNames
  region: TwoNames
  /** Every name it is found by, `comparable`. */
  found: string[]
  /** Those whose name is typed most often stand first. */
  isLarge: boolean
}

/** A place as it is offered. */
export type PlaceFound = { name: string; region: string }

/**
 * Lines `Region/Region in English: Place/Place in English, …`; a line without a region goes on with the last. A star marks a large or
 * often named place, more slashes give more names it is found by.
 */
export function readPlaces(text: string): Place[] {
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
        .map((part) => readPlace(part, region))
    })
}

export const PLACES: readonly Place[] = [RUSSIA, NEIGHBOURS, INDIA, ASIA, WORLD].flatMap(readPlaces)

/** Places that fit what was typed in either language: names that begin so, then names with a word that does; large ones first. */
export function findPlaces(places: readonly Place[], text: string, lang: Lang): PlaceFound[] {
  const typed = comparable(text)
  if (typed === '') return []
  return places
    .map((place) => ({ place, rank: rankOf(place, typed) }))
    .filter(({ rank }) => rank < NO_FIT)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_PLACES)
    .map(({ place }) => ({ name: place.name[lang], region: place.region[lang] }))
}

const NO_FIT = 9

/** The whole name, the beginning of a name, the beginning of a word; of each the large ones first. */
function rankOf({ found, isLarge }: Place, typed: string): number {
  if (found.includes(typed)) return isLarge ? 0 : 1
  const fit = Math.min(...found.map((name) => fitOf(name, typed) ?? NO_FIT))
  return fit === NO_FIT ? NO_FIT : 2 + 2 * fit + (isLarge ? 0 : 1)
}

function readPlace(text: string, region: TwoNames): Place {
  const isLarge = text.startsWith('*')
  const all = text.replace('*', '')
  return { name: namesOf(all), region, found: all.split('/').map(comparable), isLarge }
}

function namesOf(text: string): TwoNames {
  const [ru = '', en = ''] = text.split('/').map((name) => name.trim())
  return { ru, en }
}

import { parseMediaId } from '#features/platform/media/paths.ts'
import { type Both, PRIEST_LANGUAGES } from '../../model.ts'
import type { PriestRecord } from '../../schemas.ts'

/** The record of a priest while staff edit it. `portrait` is the address of a picture in the library. */
export type DraftPriest = {
  name: Both
  school: Both
  place: Both
  text: Both
  since: string
  languages: Record<string, boolean>
  rituals: Record<string, boolean>
  portrait: string
  accountId: string
  published: boolean
}

const NOTHING: Both = { ru: '', en: '' }

export const EMPTY_PRIEST: DraftPriest = {
  name: NOTHING,
  school: NOTHING,
  place: NOTHING,
  text: NOTHING,
  since: '',
  languages: {},
  rituals: {},
  portrait: '',
  accountId: '',
  published: false,
}

export function draftOf(priest: PriestRecord): DraftPriest {
  const { name, school, place, text, since, languages, ritualIds, portraitId, accountId, published } = priest
  const ticked = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, true]))
  return {
    name,
    school,
    place,
    text,
    since: since === null ? '' : String(since),
    languages: ticked(languages),
    rituals: ticked(ritualIds),
    portrait: portraitId ?? '',
    accountId: accountId ?? '',
    published,
  }
}

/**
 * The body of the request that saves a priest. An empty year is sent as null. The schema refuses a year that is not a number, and the form
 * shows the error at the field.
 */
export function sentPriest({ since, languages, rituals, portrait, accountId, ...rest }: DraftPriest) {
  return {
    ...rest,
    since: since.trim() === '' ? null : Number(since),
    languages: PRIEST_LANGUAGES.filter((code) => languages[code]),
    ritualIds: Object.keys(rituals).filter((id) => rituals[id]),
    portraitId: portrait === '' ? null : (parseMediaId(portrait) ?? portrait),
    accountId: accountId === '' ? null : accountId,
  }
}

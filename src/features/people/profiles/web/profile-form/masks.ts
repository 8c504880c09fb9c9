import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'
import { cleanPhone } from '#base/contact.ts'
import type { Lang } from '#base/i18n.ts'
import {
  BIRTH_DATE_MASK,
  BIRTH_TIME_MASK,
  completed,
  type Grouping,
  type MaskedField,
  pastedDate,
  pastedTime,
  phoneMask,
  typedPhone,
} from '../../rules-masks.ts'
import { isWrittenDay, isWrittenTime, readWrittenDay, readWrittenTime } from '../../rules-typed-moment.ts'

const expression = (places: MaskedField[]) => places.map((place) => (place === 'digit' ? /\d/ : place))

/**
 * Converts a pasted or completed text to the format of the mask. A mask never changes a typed digit. An impossible day stays visible, and an
 * error appears below the field.
 */
function finishing(kind: 'date' | 'time', pasted: (text: string) => string): MaskitoPreprocessor {
  return ({ elementState, data }, action) => {
    if (action === 'validation') return { elementState: { ...elementState, value: pasted(elementState.value) } }
    const { value, selection } = elementState
    if (action !== 'insert' || selection[0] !== value.length) return { elementState, data }
    const whole = data.length === 1 ? completed(kind, value, data) : undefined
    if (whole === undefined) return { elementState, data: pasted(data) }
    return { elementState: { value: '', selection: [0, 0] }, data: whole }
  }
}

const readingPhone: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState
  if (action === 'validation') return { elementState: { ...elementState, value: cleanPhone(value) } }
  if (action !== 'insert') return { elementState, data }
  const [from, to] = selection
  const { before, typed } = typedPhone(value.slice(0, from), data)
  const place: [number, number] = [before.length, to - from + before.length]
  return { elementState: { value: before + value.slice(from), selection: place }, data: typed }
}

/**
 * The function that groups the digits of a phone number in the format of its country. The library is larger than the page, so it is loaded
 * when the first number with a plus is typed.
 */
let grouping: Grouping | undefined

export async function loadGrouping(): Promise<Grouping> {
  grouping ??= (await import('./group-phone.ts')).groupPhone
  return grouping
}

/** The mask for a day or a time in words. It accepts any short text. */
const WRITTEN = /^.{0,32}$/

/** Uses the mask for digits if the text has no words and no slashes. Other text is converted when the field loses the focus. */
function orWritten(
  isWritten: (text: string) => boolean,
  mask: (RegExp | string)[],
  digits: MaskitoPreprocessor,
): MaskitoOptions {
  const preprocess: MaskitoPreprocessor = (state, action) => {
    const { value, selection } = state.elementState
    const after = value.slice(0, selection[0]) + state.data + value.slice(selection[1])
    return isWritten(after) ? state : digits(state, action)
  }
  return { mask: ({ value }) => (isWritten(value) ? WRITTEN : mask), preprocessors: [preprocess] }
}

/** The mask of each field. These objects are constants, because the library requires the same objects on each render. */
export const MASKS: Partial<Record<string, MaskitoOptions>> = {
  phoneNumber: { mask: ({ value }) => expression(phoneMask(value, grouping)), preprocessors: [readingPhone] },
  birthDate: orWritten(isWrittenDay, expression(BIRTH_DATE_MASK), finishing('date', pastedDate)),
  birthTime: orWritten(isWrittenTime, expression(BIRTH_TIME_MASK), finishing('time', pastedTime)),
}

/** Converts a day or a time in words to the format of its mask. Any other text stays unchanged. */
export function readWritten(field: 'birthDate' | 'birthTime', text: string, lang: Lang): string {
  if (field === 'birthTime') return readWrittenTime(text) ?? text
  const read = readWrittenDay(text)
  if (!read) return text
  if ('day' in read) return read.day
  // Russian readers always write the day before the month.
  return lang === 'ru' ? pastedDate(text) : text
}

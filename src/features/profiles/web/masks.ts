import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'
import {
  BIRTH_DATE_MASK,
  BIRTH_TIME_MASK,
  completed,
  type MaskedField,
  pastedDate,
  pastedTime,
  phoneMask,
} from '../rules-masks.ts'

const expression = (places: MaskedField[]) => places.map((place) => (place === 'digit' ? /\d/ : place))

/** A mask never changes a digit that was typed: an impossible day stays to be seen and is refused under its field. */
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

/** By the field they belong to. The same objects at each rendering, as the library wants them. */
export const MASKS: Partial<Record<string, MaskitoOptions>> = {
  phoneNumber: { mask: ({ value }) => expression(phoneMask(value)) },
  birthDate: { mask: expression(BIRTH_DATE_MASK), preprocessors: [finishing('date', pastedDate)] },
  birthTime: { mask: expression(BIRTH_TIME_MASK), preprocessors: [finishing('time', pastedTime)] },
}

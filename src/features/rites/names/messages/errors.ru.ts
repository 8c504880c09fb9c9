import type { NamesMessages } from './errors.en.ts'

export const ru: NamesMessages = {
  errors: {
    'names.said-unreadable': 'Это прочесть не получится. Напишите звучание буквами.',
  },
}

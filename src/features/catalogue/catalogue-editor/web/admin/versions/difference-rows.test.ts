import { expect, it } from 'vitest'
import { differenceRows, type Piece } from './difference-rows.ts'

/** Writes the pieces as one text, with the marked parts in brackets. */
const marked = (pieces: Piece[] | null | undefined) =>
  pieces?.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

function sidesOf(before: string, after: string): (string | undefined)[] {
  const [row] = differenceRows(before, after)
  return row?.kind === 'line' ? [marked(row.before), marked(row.after)] : []
}

it('the comparison of two versions marks changed words in Russian and English lines', () => {
  expect(sidesOf('Огонь горит на рассвете', 'Костёр горит на закате')).toEqual([
    '[Огонь] горит на [рассвете]',
    '[Костёр] горит на [закате]',
  ])
  expect(sidesOf('The fire burns at dawn', 'The lamp burns at dusk')).toEqual([
    'The [fire] burns at [dawn]',
    'The [lamp] burns at [dusk]',
  ])
})

it('the comparison of two versions marks only the comma that was added', () => {
  expect(sidesOf('Ёлка и свеча', 'Ёлка, и свеча')).toEqual(['Ёлка и свеча', 'Ёлка[,] и свеча'])
})

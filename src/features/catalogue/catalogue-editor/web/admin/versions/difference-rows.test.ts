import { expect, it } from 'vitest'
import { differenceRows, type Piece } from './difference-rows.ts'

/** What is marked stands in brackets. */
const marked = (pieces: Piece[] | null | undefined) =>
  pieces?.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

function sidesOf(before: string, after: string): (string | undefined)[] {
  const [row] = differenceRows(before, after)
  return row?.kind === 'line' ? [marked(row.before), marked(row.after)] : []
}

it('a Russian line that was reworded is compared by whole words, as an English one is', () => {
  expect(sidesOf('Огонь горит на рассвете', 'Костёр горит на закате')).toEqual([
    '[Огонь] горит на [рассвете]',
    '[Костёр] горит на [закате]',
  ])
  expect(sidesOf('The fire burns at dawn', 'The lamp burns at dusk')).toEqual([
    'The [fire] burns at [dawn]',
    'The [lamp] burns at [dusk]',
  ])
})

it('a comma after a word that stays is marked alone', () => {
  expect(sidesOf('Ёлка и свеча', 'Ёлка, и свеча')).toEqual(['Ёлка и свеча', 'Ёлка[,] и свеча'])
})

import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { NAMES_OF_THE_WORLD } from '../../../test/names-by-script.ts'
import { loadNameFonts } from './assets.ts'

it('the shop serves fonts for every letter of the names on printed sheets', () => {
  const assets = loadNameFonts(fileURLToPath(new URL('../../../dist/name-fonts', import.meta.url)))
  const css = String(assets.get('/name-fonts/faces.css')?.plain)
  const files = [...css.matchAll(/url\("([^"]*)"\)/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => !assets.get(file)?.plain.subarray(0, 4).equals(Buffer.from('wOF2')))).toEqual([])
  const ranges = [...css.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)].map(([, from = '', to = from]) => [from, to])
  const letters = new Set(Object.values(NAMES_OF_THE_WORLD).flat().join('').normalize('NFC'))
  const points = [...letters].filter((letter) => /[^\p{ASCII}\s\u200c\u200d\p{Script=Devanagari}]/u.test(letter))
  const isHeld = (point: number) =>
    ranges.some(([from = '', to = '']) => point >= Number.parseInt(from, 16) && point <= Number.parseInt(to, 16))
  expect(points.filter((letter) => !isHeld(letter.codePointAt(0) ?? 0))).toEqual([])
})

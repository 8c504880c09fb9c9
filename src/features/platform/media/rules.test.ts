import { expect, it } from 'vitest'
import { isUprightOrSquare } from './rules.ts'

it.each([
  [{ kind: 'image', width: 1000, height: 1000 }, true],
  [{ kind: 'image', width: 1000, height: 800 }, true],
  [{ kind: 'image', width: 1001, height: 800 }, false],
  [{ kind: 'image', width: null, height: null }, false],
  [{ kind: 'video', width: 720, height: 1280 }, false],
])('there is room for text beside a picture of the size %j: %s', (file, expected) => {
  expect(isUprightOrSquare(file)).toBe(expected)
})

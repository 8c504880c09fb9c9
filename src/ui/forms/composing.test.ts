import { expect, it } from 'vitest'
import { isComposing } from './composing.ts'

const ENTER = 13

it.each([
  [{ isComposing: true, keyCode: ENTER }, true],
  [{ isComposing: true, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: ENTER }, false],
])('a key press %j is part of the composition of a word: %s', (pressed, taken) => {
  expect(isComposing(pressed)).toBe(taken)
  expect(isComposing({ nativeEvent: pressed })).toBe(taken)
})

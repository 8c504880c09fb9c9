import { describe, expect, it } from 'vitest'
import { MINUTE } from '#base/time.ts'
import { difficultyAt, findAnswer, isSolved, PROOF_LIFE } from './rules-proof-of-work.ts'

const TOKEN = '1763280000000.10.0123456789abcdef0123456789abcdef.abc'
const BITS = 10
const solve = (token: string, parts: number) =>
  Array.from({ length: parts }, (_, part) => findAnswer({ token, bits: BITS, part, from: 0, tries: 1_000_000 }) ?? -1)

describe('the solution of a puzzle (a proof of work)', () => {
  it('is accepted if all answers are correct', () => {
    const answers = solve(TOKEN, 8)
    expect(isSolved({ token: TOKEN, bits: BITS, parts: 8 }, answers)).toBe(true)
  })

  it.each([
    ['with a changed answer', (answers: number[]) => answers.with(3, (answers[3] ?? 0) + 1)],
    ['with a missing part', (answers: number[]) => answers.slice(1)],
    ['with two parts swapped', ([a = 0, b = 0, ...rest]: number[]) => [b, a, ...rest]],
    ['with one part repeated eight times', (answers: number[]) => answers.map(() => answers[0] ?? 0)],
    ['of nothing', () => []],
  ])('%s is refused', (_, change) => {
    expect(isSolved({ token: TOKEN, bits: BITS, parts: 8 }, change(solve(TOKEN, 8)))).toBe(false)
  })

  it('is refused for another puzzle', () => {
    expect(isSolved({ token: `${TOKEN}x`, bits: BITS, parts: 8 }, solve(TOKEN, 8))).toBe(false)
  })

  it('is computed in small steps, so that the computation can be stopped', () => {
    expect(findAnswer({ token: TOKEN, bits: 60, part: 0, from: 0, tries: 100 })).toBeUndefined()
  })

  it('needs about 2^bits attempts for each part', () => {
    const tried = Array.from({ length: 200 }, (_, part) => (solve(`${TOKEN}${part}`, 1)[0] ?? 0) + 1)
    const mean = tried.reduce((sum, count) => sum + count, 0) / tried.length
    expect(mean).toBeGreaterThan(2 ** BITS / 2)
    expect(mean).toBeLessThan(2 ** BITS * 2)
  })
})

describe('the difficulty of the puzzle', () => {
  it('doubles when the number of sent codes doubles, up to sixteen times', () => {
    expect([1000, 1999, 2000, 4000, 8000, 16_000, 1_000_000].map(difficultyAt)).toEqual([13, 13, 14, 15, 16, 17, 17])
  })

  it('allows at least two minutes for the solution', () => {
    expect(PROOF_LIFE).toBeGreaterThanOrEqual(2 * MINUTE)
  })
})

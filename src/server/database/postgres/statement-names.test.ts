import { describe, expect, it } from 'vitest'
import { createStatementNames } from './statement-names.ts'

const of = (number: number) => `select ${number}`

describe('the names of prepared statements', () => {
  it('exist for repeated statements, and stay the same', () => {
    const names = createStatementNames()
    expect(names.use(of(1))).toEqual({ name: '', isKnown: false, closing: [] })
    expect(names.use(of(1))).toEqual({ name: 's1', isKnown: false, closing: [] })
    expect(names.use(of(1))).toEqual({ name: 's1', isKnown: true, closing: [] })
    names.use(of(2))
    expect(names.use(of(2)).name).toBe('s2')
  })

  it.each([
    'set transaction isolation level serializable',
    'savepoint sp1',
    'truncate visitor',
    `select '${'x'.repeat(8_000)}'`,
  ])('do not exist for other commands or long queries: %.40s', (text) => {
    const names = createStatementNames()
    for (let time = 0; time < 3; time += 1) expect(names.use(text).name).toBe('')
  })

  it('are removed from the statements that were unused for the longest time', () => {
    const names = createStatementNames(2)
    for (const number of [1, 1, 2, 2, 1]) names.use(of(number))
    names.use(of(3))
    expect(names.use(of(3)).closing).toEqual(['s2'])
    expect(names.use(of(1))).toMatchObject({ name: 's1', isKnown: true })
    expect(names.use(of(2)).closing).toEqual([])
  })

  it('are replaced after an error', () => {
    const names = createStatementNames()
    names.use(of(1))
    names.use(of(1))
    names.delete(of(1))
    expect(names.use(of(1))).toEqual({ name: '', isKnown: false, closing: ['s1'] })
    expect(names.use(of(1))).toEqual({ name: 's2', isKnown: false, closing: [] })
  })
})

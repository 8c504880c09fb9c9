import { describe, expect, it } from 'vitest'
import { en } from './admin.en.ts'
import { ru } from './admin.ru.ts'
import { DECISION_REASONS } from '../model.ts'

describe('the Today list of tasks', () => {
  it.each(DECISION_REASONS)('explains in both languages why a payment needs a decision: %s', (reason) => {
    expect(ru.today.reasons[reason]).toMatch(/[а-яё]/)
    expect(en.today.reasons[reason]).toMatch(/^[a-z ,]+$/)
  })

  it('contains no texts for reasons that do not exist', () => {
    for (const { today } of [ru, en])
      expect(Object.keys(today.reasons).toSorted()).toEqual([...DECISION_REASONS].toSorted())
  })
})

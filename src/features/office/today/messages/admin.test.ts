import { describe, expect, it } from 'vitest'
import { en } from './admin.en.ts'
import { ru } from './admin.ru.ts'
import { DECISION_REASONS } from '../model.ts'

describe('the day’s list', () => {
  it.each(DECISION_REASONS)('says in both languages why a payment waits: %s', (reason) => {
    expect(ru.today.reasons[reason]).toMatch(/[а-яё]/)
    expect(en.today.reasons[reason]).toMatch(/^[a-z ,]+$/)
  })

  it('has words for nothing that is never told', () => {
    for (const { today } of [ru, en])
      expect(Object.keys(today.reasons).toSorted()).toEqual([...DECISION_REASONS].toSorted())
  })
})

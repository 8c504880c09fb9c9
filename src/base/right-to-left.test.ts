import { describe, expect, it } from 'vitest'
import { isolateBidi } from './right-to-left.ts'

describe('text isolation', () => {
  it.each(['יעל כהן', 'محمد الفارس', 'Anna ben דוד', 'ܐܒܐ'])(
    'puts invisible marks around the right-to-left text "%s"',
    (text) => {
      expect(isolateBidi(text)).toBe(`\u2068${text}\u2069`)
    },
  )

  it.each(['Анна Смирнова', 'Müller-Lüdenscheidt', 'शिव', '李', '05.04.1986', '', '#a1b2c3d4'])(
    'leaves the left-to-right text "%s" unchanged',
    (text) => {
      expect(isolateBidi(text)).toBe(text)
    },
  )
})

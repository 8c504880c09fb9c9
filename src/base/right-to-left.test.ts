import { describe, expect, it } from 'vitest'
import { apart } from './right-to-left.ts'

describe('a text set apart', () => {
  it.each(['יעל כהן', 'محمد الفارس', 'Anna ben דוד', 'ܐܒܐ'])('is "%s", which is written from right to left', (text) => {
    expect(apart(text)).toBe(`\u2068${text}\u2069`)
  })

  it.each(['Анна Смирнова', 'Müller-Lüdenscheidt', 'शिव', '李', '05.04.1986', '', '#a1b2c3d4'])(
    'is not "%s", which stays as it is',
    (text) => {
      expect(apart(text)).toBe(text)
    },
  )
})

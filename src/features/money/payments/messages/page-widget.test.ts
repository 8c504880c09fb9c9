import { describe, expect, it } from 'vitest'
import { en } from './page-widget.en.ts'
import { ru } from './page-widget.ru.ts'

describe('a customer who pays with USDT on TRON', () => {
  it('reads in both languages that staff do not immediately notice mistakenly sent TRX', () => {
    expect(en.waiting.warnings.USDT_TRC20).toContain('TRX sent by mistake is not seen at once')
    expect(ru.waiting.warnings.USDT_TRC20).toContain('отправленные по ошибке TRX увидим не сразу')
  })
})

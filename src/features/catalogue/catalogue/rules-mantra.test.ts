import { describe, expect, it } from 'vitest'
import { linesOfMantra, linesOfTransliteration, mantraForCard } from './rules-text.ts'

const LONG = 'ॐ त्र्यम्बकं यजामहे सुगन्धिं पुष्टिवर्धनम् । उर्वारुकमिव बन्धनान्मृत्योर्मुक्षीय मामृतात् ॥'

describe('a mantra on a page', () => {
  it('breaks at its verse bars, and no bar begins a line', () => {
    expect(linesOfMantra(LONG)).toEqual([
      'ॐ त्र्यम्बकं यजामहे सुगन्धिं पुष्टिवर्धनम्\u00a0।',
      'उर्वारुकमिव बन्धनान्मृत्योर्मुक्षीय मामृतात्\u00a0॥',
    ])
    expect(linesOfMantra('ॐ गं गणपतये नमः')).toEqual(['ॐ गं गणपतये नमः'])
  })

  it('is shown on a card in full or not at all', () => {
    expect(mantraForCard('ॐ गं गणपतये नमः')).toBe('ॐ गं गणपतये नमः')
    expect([LONG, 'ॐ । ॐ', '', null].map(mantraForCard)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('has its transliteration split by line in both scripts', () => {
    expect(linesOfTransliteration('oṃ bhūr | tat savitur || (ом бхур, тат савитур)')).toEqual({
      latin: ['oṃ bhūr\u00a0|', 'tat savitur\u00a0||'],
      reading: ['ом бхур,', 'тат савитур'],
    })
    expect(linesOfTransliteration('oṃ namaḥ')).toEqual({ latin: ['oṃ namaḥ'], reading: [] })
  })
})

import { describe, expect, it } from 'vitest'
import { readBlocks, wholeSentences } from './rules-answer-text.ts'

const plain = (text: string) => [{ text, isStrong: false }]

describe('the text of the consultant’s answer', () => {
  it('has paragraphs, lists and bold words', () => {
    expect(readBlocks('Ask **Ganesha**.\n\nFor:\n- work\n- study\n\nThat is all.')).toEqual([
      {
        kind: 'paragraph',
        runs: [
          { text: 'Ask ', isStrong: false },
          { text: 'Ganesha', isStrong: true },
          { text: '.', isStrong: false },
        ],
      },
      { kind: 'paragraph', runs: plain('For:') },
      { kind: 'list', items: [plain('work'), plain('study')] },
      { kind: 'paragraph', runs: plain('That is all.') },
    ])
  })

  it('shows any other markup as plain characters', () => {
    expect(readBlocks('<b>no</b> [link](https://a.example) 2 - 1')).toEqual([
      { kind: 'paragraph', runs: plain('<b>no</b> [link](https://a.example) 2 - 1') },
    ])
  })

  it.each(['Ask **Gan', 'Ask **', 'Ask *'])('hides incomplete markup: %s', (text) => {
    expect(JSON.stringify(readBlocks(text))).not.toContain('*')
  })

  it('is empty before the answer begins', () => {
    expect(readBlocks('')).toEqual([])
  })
})

describe('the answer for a screen reader', () => {
  it('is read in complete sentences, and an incomplete sentence only at the end', () => {
    const text = 'Спросите **Ганешу**. Он первый! А ещё'
    expect(wholeSentences(text, false)).toEqual(['Спросите Ганешу.', 'Он первый!'])
    expect(wholeSentences(text, true)).toEqual(['Спросите Ганешу.', 'Он первый!', 'А ещё'])
  })

  it('has its list items read as sentences, without their dashes', () => {
    expect(wholeSentences('For:\n- work\n- study', true)).toEqual(['For:', 'work', 'study'])
  })

  it('is not cut inside a price or a time', () => {
    expect(wholeSentences('It costs $1,440.50 at 10:30 there. ', false)).toEqual(['It costs $1,440.50 at 10:30 there.'])
  })
})

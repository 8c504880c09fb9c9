import { describe, expect, it } from 'vitest'
import { readBlocks, wholeSentences } from './rules-answer-text.ts'

const plain = (text: string) => [{ text, isStrong: false }]

describe('the text of the consultant’s answer', () => {
  it('can have paragraphs, lists and bold words', () => {
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

  it('shows all other markup as plain characters', () => {
    expect(readBlocks('<b>no</b> [link](https://a.example) 2 - 1')).toEqual([
      { kind: 'paragraph', runs: plain('<b>no</b> [link](https://a.example) 2 - 1') },
    ])
  })

  it.each(['Ask **Gan', 'Ask **', 'Ask *'])('hides markup that is not complete yet: %s', (text) => {
    expect(JSON.stringify(readBlocks(text))).not.toContain('*')
  })

  it('is empty before the answer begins', () => {
    expect(readBlocks('')).toEqual([])
  })
})

describe('the answer for a screen reader', () => {
  it('contains complete sentences only, until the answer has ended', () => {
    const text = 'Спросите **Ганешу**. Он первый! А ещё'
    expect(wholeSentences(text, false)).toEqual(['Спросите Ганешу.', 'Он первый!'])
    expect(wholeSentences(text, true)).toEqual(['Спросите Ганешу.', 'Он первый!', 'А ещё'])
  })

  it('contains each list item as a sentence, without the dash', () => {
    expect(wholeSentences('For:\n- work\n- study', true)).toEqual(['For:', 'work', 'study'])
  })

  it('never ends in the middle of a price or a time', () => {
    expect(wholeSentences('It costs $1,440.50 at 10:30 there. ', false)).toEqual(['It costs $1,440.50 at 10:30 there.'])
  })
})

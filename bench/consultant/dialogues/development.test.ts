import { describe, expect, test } from 'vitest'
import { localConsultant } from '../../../src/features/assistant/local-consultant/rules.ts'
import { evaluateDialogues } from '../evaluate-dialogues.ts'
import { shippedKnowledge } from '../shipped-knowledge.ts'

const MIN_RIGHT = 0.8

describe('the example dialogues that are used to improve the consultant', async () => {
  const knowledge = await shippedKnowledge()
  const judged = await evaluateDialogues({
    engine: localConsultant(knowledge),
    knowledge,
    now: new Date('2026-11-28T06:00:00Z'),
    part: 'development',
  })

  test.each(['ru', 'en'])('are at least 50, and the consultant answers eight of ten correctly (%s)', (lang) => {
    const own = judged.filter((each) => each.lang === lang)
    expect(own.length).toBeGreaterThanOrEqual(50)
    expect(own.filter(({ isRight }) => isRight).length / own.length).toBeGreaterThanOrEqual(MIN_RIGHT)
  })
})

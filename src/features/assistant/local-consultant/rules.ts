import type { Knowledge } from '#features/assistant/consultant/model-knowledge.ts'
import type { Consultant } from '#features/assistant/consultant/model.ts'
import { composeAnswer } from './rules-answer.ts'
import { MESSAGES } from './rules-phrases.ts'
import { readThread, parseQuestion } from './rules-intents.ts'

/** The consultant without a key and without a network. It has rules for the texts, prices and calendar of the shop. */
export function localConsultant(knowledge: Knowledge): Consultant {
  return {
    name: 'local',
    async *answer(question, signal) {
      const { lang, now, turns, text } = question
      const today = knowledge.today(now)
      const callNames = await knowledge.callNames()
      const events = await composeAnswer({
        question,
        heard: parseQuestion(text, callNames, today),
        thread: readThread(turns, callNames, today),
        knowledge,
        rituals: await knowledge.listRituals(lang),
        say: MESSAGES[lang],
        lang,
        today,
      })
      for (const event of events) {
        if (signal.aborted) return
        yield event
      }
    },
  }
}

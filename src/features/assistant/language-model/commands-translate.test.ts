import { expect, it } from 'vitest'
import { openLog } from '#server/log.ts'
import { openTranslator } from './commands-translate.ts'
import { type LanguageModel, ModelFailure, type ModelPart, type ModelRequest } from './providers/language-model.ts'

const lines: string[] = []
const log = openLog('info', { write: (line) => lines.push(line) })
const budget = { take: async () => undefined, settle: async () => {} }
const signal = AbortSignal.timeout(5000)

/** A fake language model that answers with these parts. */
function modelOf(...parts: (ModelPart | Error)[]) {
  const asked: ModelRequest[] = []
  const model: LanguageModel = {
    host: 'model.example',
    stream: async function* (request) {
      asked.push(request)
      for (const part of parts) {
        if (part instanceof Error) throw part
        yield part
      }
    },
  }
  return { model, asked }
}

it('the language model translates a customer’s wish without any tools', async () => {
  const { model, asked } = modelOf(
    { type: 'text', text: ' For peace' },
    { type: 'text', text: ' at home.\n' },
    { type: 'end', cut: false },
  )
  const translate = openTranslator({ model, budget, log })
  expect(await translate('О мире в доме', 'en', signal)).toBe('For peace at home.')
  expect(asked).toMatchObject([{ turns: [{ role: 'visitor', text: 'О мире в доме' }], tools: [], mayCall: false }])
  expect(asked[0]?.situation).toContain('English')
})

it.each([
  ['fails', modelOf(new ModelFailure('busy', 529))],
  ['says nothing', modelOf({ type: 'end', cut: false })],
  ['is cut off', modelOf({ type: 'text', text: 'For' }, { type: 'end', cut: true })],
])('a model that %s causes an error, and the log never contains the wish', async (_, { model }) => {
  const translate = openTranslator({ model, budget, log })
  await expect(translate('О мире в доме', 'en', signal)).rejects.toMatchObject({ code: 'wishes.model-failed' })
  expect(lines.join('')).not.toContain('мире')
})

it('the shop sends no wish to the model if the token budget is empty', async () => {
  const { model, asked } = modelOf()
  const translate = openTranslator({ model, budget: { ...budget, take: async () => 'all' as const }, log })
  await expect(translate('О мире', 'en', signal)).rejects.toMatchObject({ code: 'wishes.model-failed' })
  expect(asked).toEqual([])
})

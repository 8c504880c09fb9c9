import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsultantServer, MODEL_KEY, openConsultantServer } from '../../../../../test/consultant-server.ts'
import { anthropicModel } from './anthropic.ts'
import type { LanguageModel, ModelPart, ModelRequest } from './language-model.ts'
import { openaiModel } from './openai.ts'

let server: ConsultantServer
const models: Record<string, LanguageModel> = {}

beforeAll(async () => {
  server = await openConsultantServer()
  models.anthropic = anthropicModel({ url: server.url.anthropic, key: MODEL_KEY, model: 'any' })
  models.openai = openaiModel({ url: server.url.openai, key: MODEL_KEY, model: 'any' })
})
afterAll(async () => await server.close())

const request: ModelRequest = {
  instructions: 'Be calm.',
  situation: 'Today is Friday.',
  turns: [
    { role: 'visitor', text: 'Здравствуйте' },
    { role: 'model', text: 'Смотрю', calls: [{ id: 'a', name: 'get_ritual', input: '{"id":"ganesha"}' }] },
    { role: 'tools', results: [{ id: 'a', text: 'It is Ganesha’s.', isError: false }] },
  ],
  tools: [{ name: 'get_ritual', description: 'Reads one.', input: { type: 'object' } }],
  mayCall: true,
  tokensMax: 500,
}

async function partsOf(source: string | LanguageModel, signal = new AbortController().signal): Promise<ModelPart[]> {
  const model = typeof source === 'string' ? models[source] : source
  const parts: ModelPart[] = []
  for await (const part of model?.stream(request, signal) ?? []) parts.push(part)
  return parts
}

const textOf = (parts: ModelPart[]) => parts.map((part) => (part.type === 'text' ? part.text : '')).join('')

describe.each(['anthropic', 'openai'])('a language model with the protocol of %s', (protocol) => {
  it('the model gets the instructions, the conversation and the results of tool calls', async () => {
    server.saying({ text: 'ok' })
    await partsOf(protocol)
    expect(server.questions.at(-1)).toMatchObject({
      protocol,
      system: 'Be calm.\n\nToday is Friday.',
      tools: ['get_ritual'],
      toolChoice: 'auto',
      turns: [
        { role: 'user', text: 'Здравствуйте' },
        { role: 'assistant', text: 'Смотрю' },
      ],
      results: ['It is Ganesha’s.'],
    })
  })

  it('the model sends the text in parts, then the number of tokens', async () => {
    server.saying({ text: 'Ягья совершается от вашего имени.' })
    const parts = await partsOf(protocol)
    expect(textOf(parts)).toBe('Ягья совершается от вашего имени.')
    expect(parts.findLast(({ type }) => type === 'tokens')).toEqual({ type: 'tokens', count: 150 })
    expect(parts.at(-1)).toEqual({ type: 'end', cut: false })
  })

  it('the model can call several tools, whose arguments arrive in parts', async () => {
    const calls = [
      { name: 'get_ritual', input: { id: 'ganesha' } },
      { name: 'search_rituals', input: { text: 'защита дома' } },
    ]
    server.saying({ text: 'Смотрю.', calls })
    expect((await partsOf(protocol)).filter(({ type }) => type === 'call')).toEqual([
      { type: 'call', call: { id: 'tool-0', name: 'get_ritual', input: '{"id":"ganesha"}' } },
      { type: 'call', call: { id: 'tool-1', name: 'search_rituals', input: '{"text":"защита дома"}' } },
    ])
  })

  it('the model reports that the answer was cut off at the length limit', async () => {
    server.saying({ text: 'Долгий рассказ', cut: true })
    expect((await partsOf(protocol)).at(-1)).toEqual({ type: 'end', cut: true })
  })

  it.each([
    ['breaks-off', 'broken'],
    ['bad-json', 'broken'],
    [{ status: 429 }, 'busy'],
    [{ status: 500 }, 'refused'],
    [{ status: 503 }, 'busy'],
  ] as const)('the model causes an error if the service answers %o', async (fault, kind) => {
    server.saying(fault)
    await expect(partsOf(protocol)).rejects.toMatchObject({ name: 'ModelFailure', kind })
  })

  it('an error event causes an error that does not contain the key', async () => {
    server.saying('error-event')
    const failure = await partsOf(protocol).catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'ModelFailure' })
    expect(String(failure)).not.toContain(MODEL_KEY)
  })

  it('the model is disconnected when the visitor stops the answer', async () => {
    server.saying('stalls')
    const before = server.questions.length
    const leaving = new AbortController()
    const left = partsOf(protocol, leaving.signal).catch((error: unknown) => error)
    await expect.poll(() => server.questions.length).toBe(before + 1)
    leaving.abort(new Error('left'))
    expect(await left).toEqual(new Error('left'))
    await server.questions.at(-1)?.closed
  })
})

it('a language model rejects a wrong key, and the error hides the key', async () => {
  const stranger = openaiModel({ url: server.url.openai, key: 'sk-of-somebody', model: 'any' })
  const failure = await partsOf(stranger).catch((error: unknown) => error)
  expect(failure).toMatchObject({ kind: 'refused', status: 401 })
  expect(JSON.stringify(failure) + String(failure)).not.toContain('sk-of-somebody')
})

it('a language model is unreachable if the model’s server does not respond', async () => {
  const nowhere = anthropicModel({ url: 'http://127.0.0.1:9/v1/messages', key: MODEL_KEY, model: 'any' })
  const failure = await partsOf(nowhere).catch((error: unknown) => error)
  expect(failure).toMatchObject({ kind: 'unreachable' })
})

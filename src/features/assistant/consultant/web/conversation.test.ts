import { afterAll, beforeEach, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})
const page = new EventTarget()
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
const fetching = vi.fn<(path: string, request: { body: string }) => Promise<never>>(() => new Promise(() => {}))
vi.stubGlobal('fetch', fetching)
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  stored.clear()
  vi.resetModules()
})

const open = async () => ({
  ...(await import('./conversation.ts')),
  ...(await import('#features/people/accounts/web/visitor.ts')),
})

it('a conversation continues on the tab’s next page until the visitor’s session ends', async () => {
  const { beginNextVisitor, sendQuestion, useConversation, writeDraft } = await open()
  sendQuestion('Что мне выбрать?', 'ru')
  writeDraft('Меня зовут Анна')
  page.dispatchEvent(new Event('pagehide'))
  expect([...stored.values()].join()).toMatch(/выбрать.*Анна/)
  stored.clear()
  beginNextVisitor()
  expect(useConversation.getState()).toMatchObject({ transcript: { exchanges: [] }, draft: '' })
  page.dispatchEvent(new Event('pagehide'))
  expect(stored.size).toBe(0)
})

it('the field shows an earlier question for editing before the newly typed text', async () => {
  const { editQuestion, sendQuestion, stopAnswer, useConversation, writeDraft } = await open()
  sendQuestion('Что мне выбрать?', 'ru')
  writeDraft('И когда начать?')
  stopAnswer()
  editQuestion()
  expect(useConversation.getState().draft).toBe('Что мне выбрать?\n\nИ когда начать?')
})

it('the browser sends a question with the conversation id and all earlier messages', async () => {
  const { keepConversation, sendQuestion, useConversation } = await open()
  const answer = { state: 'done' as const, text: 'Здравствуйте.', cards: [], links: [] }
  const exchanges = [{ id: 1, question: 'Привет', answer }]
  useConversation.setState({ transcript: { exchanges, keptIds: ['a1'], conversationId: 'a1' } })
  keepConversation(true)
  sendQuestion('Что мне выбрать?', 'ru')
  expect(JSON.parse(fetching.mock.lastCall?.[1].body ?? '')).toMatchObject({
    conversationId: 'a1',
    turns: [{ text: 'Привет' }, { text: 'Здравствуйте.' }],
  })
})

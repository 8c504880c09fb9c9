import { afterAll, beforeEach, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})
const page = new EventTarget()
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
vi.stubGlobal('fetch', () => new Promise(() => {}))
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  stored.clear()
  vi.resetModules()
})

const open = async () => ({
  ...(await import('./conversation.ts')),
  ...(await import('#features/accounts/web/visitor.ts')),
})

it('a conversation goes on in the tab’s next document, and ends with the visitor who had it', async () => {
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

it('a question that is taken back stands before what was written meanwhile', async () => {
  const { editQuestion, sendQuestion, stopAnswer, useConversation, writeDraft } = await open()
  sendQuestion('Что мне выбрать?', 'ru')
  writeDraft('И когда начать?')
  stopAnswer()
  editQuestion()
  expect(useConversation.getState().draft).toBe('Что мне выбрать?\n\nИ когда начать?')
})

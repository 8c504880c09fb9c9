import { afterEach, expect, it, vi } from 'vitest'
import { ENGINE_TIMEOUT } from '../model.ts'
import { askConsultant } from './ask-consultant.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('the browser waits longer for an answer than the server waits for the model', async () => {
  vi.useFakeTimers()
  const silent = (_: string, { signal }: RequestInit) =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start: (stream) => signal?.addEventListener('abort', () => stream.error(new Error('aborted'))),
        }),
      ),
    )
  vi.stubGlobal('fetch', silent)
  const ended = vi.fn<(failure: unknown) => void>()
  void askConsultant({ text: 'Когда?', lang: 'ru' }, () => {}, new AbortController().signal).then(ended)
  await vi.advanceTimersByTimeAsync(ENGINE_TIMEOUT + 5000)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended).toHaveBeenCalledWith({ kind: 'broken' })
})

import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { z } from 'zod'
import type { Lang } from '#base/i18n.ts'
import { NavigationContext } from '#ui/link.tsx'
import { type Dictionary, MessagesProvider } from '#ui/messages.tsx'
import { type Panel, PanelContext } from '#ui/panel.ts'
import { en as panelEn } from '#ui/panel-messages.en.ts'
import { ru as panelRu } from '#ui/panel-messages.ru.ts'
import { type ProblemBody, RequestError, requestJson } from '#ui/request.ts'
import { errorSentences } from '../src/app/messages/error-messages.ts'

type Options = { lang?: Lang; dictionary?: Dictionary; can?: Panel['can'] }

/** Draws a part of the panel with the words that every page there has, and a person who may do everything. */
export function renderInPanel(part: ReactNode, { lang = 'en', dictionary = {}, can = () => true }: Options = {}) {
  const words = { panel: lang === 'ru' ? panelRu : panelEn, errors: errorSentences[lang], ...dictionary }
  const panel: Panel = {
    user: { id: 'u1', email: 'owner@example.com', name: 'Owner', staffRole: 'owner' },
    can,
    now: () => new Date('2026-11-28T12:00:00Z'),
    call: (path, options) => requestJson(path, options),
    send: (path, init) => fetch(path, init),
  }
  return {
    user: userEvent.setup(),
    ...render(
      <MessagesProvider lang={lang} dictionary={words}>
        <NavigationContext value={{ href: (to) => to, go: () => undefined }}>
          <PanelContext value={panel}>{part}</PanelContext>
        </NavigationContext>
      </MessagesProvider>,
    ),
  }
}

/** Draws a part of a public page, which has only the words of its feature. */
export function renderOnPage(part: ReactNode, { lang = 'en', dictionary = {} }: Omit<Options, 'can'> = {}) {
  return {
    user: userEvent.setup(),
    ...render(
      <MessagesProvider lang={lang} dictionary={dictionary}>
        <NavigationContext value={{ href: (to) => to, go: () => undefined }}>{part}</NavigationContext>
      </MessagesProvider>,
    ),
  }
}

/** Replaces `fetch` by a server that gives these answers in turn, and the last one from then on. */
export function answerWith(...answers: (() => Response | Promise<Response>)[]) {
  const queue = [...answers]
  const calls = vi.fn(async (_path: string, _init?: RequestInit) => {
    const answer = queue.length > 1 ? queue.shift() : queue[0]
    if (!answer) throw new Error('no answer is prepared')
    return await answer()
  })
  vi.stubGlobal('fetch', calls)
  return {
    calls,
    /** The body of a call, the first by default. */
    body: (place = 0): unknown => z.json().parse(JSON.parse(z.string().parse(calls.mock.calls[place]?.[1]?.body))),
  }
}

export const answered =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

export const refused = (problem: Partial<ProblemBody> & { status: number }) => () =>
  Response.json({ code: 'http.invalid', message: 'Refused', ...problem }, { status: problem.status })

/** The connection breaks before an answer comes. */
export const lost = () => () => Promise.reject(new TypeError('Failed to fetch'))

/** The same error without a call, for forms of which the call is a function of the test. */
export const refusal = (problem: Partial<ProblemBody> & { status: number }) =>
  new RequestError(problem.status, 'refused', { code: 'http.invalid', message: 'Refused', ...problem })

/** What is read with a field: its hint and its error. */
export function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

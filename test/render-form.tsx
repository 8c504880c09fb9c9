import { QueryClientProvider } from '@tanstack/react-query'
import { render, waitFor } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Lang } from '#base/i18n.ts'
import { NavigationContext } from '#ui/layout/link.tsx'
import type { Dictionary } from '#ui/text/lazy-texts.ts'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { type Panel, PanelContext, type FoundOrder } from '#ui/layout/panel.ts'
import { en as panelEn } from '#ui/text/panel-messages.en.ts'
import { ru as panelRu } from '#ui/text/panel-messages.ru.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { type ProblemBody, RequestError } from '#ui/data/request.ts'
import { errorSentences } from '../src/app/messages/error-messages.ts'

type Options = {
  lang?: Lang
  dictionary?: Dictionary
  can?: Panel['can']
  /** Cached responses of the component's calls, by address. */
  known?: Record<string, unknown>
  /** The results of the panel's search for orders. */
  found?: FoundOrder[]
  /** Replaces the pages that the component opens. */
  go?: (path: string) => void
}

/** Renders a component of the panel with the panel's texts, for a user with all permissions. */
export function renderInPanel(
  part: ReactNode,
  { lang = 'en', dictionary = {}, can = () => true, known = {}, found = [], go = () => undefined }: Options = {},
) {
  const words = { panel: lang === 'ru' ? panelRu : panelEn, errors: errorSentences[lang], ...dictionary }
  const panel: Panel = {
    user: { id: 'u1', email: 'owner@example.com', name: 'Owner', staffRole: 'owner' },
    can,
    now: () => new Date('2026-11-28T12:00:00Z'),
    send: (path, init) => fetch(path, init),
    findOrders: async () => found,
  }
  return {
    user: userEvent.setup(),
    ...render(
      <MessagesProvider lang={lang} dictionary={words}>
        <NavigationContext value={{ href: (to) => to, go }}>
          <QueryClientProvider client={createQueryClient(fetch, known)}>
            <PanelContext value={panel}>{part}</PanelContext>
          </QueryClientProvider>
        </NavigationContext>
      </MessagesProvider>,
    ),
  }
}

/** Renders a component of a public page, which has only the texts of its feature. */
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

/**
 * Replaces `fetch` with a server that returns these responses in order, and then repeats the last one. Calls for the readings of names get an
 * empty response and are not in this list.
 */
export function answerWith(...answers: (() => Response | Promise<Response>)[]) {
  const queue = [...answers]
  const calls = vi.fn(async (_path: string, _init?: RequestInit) => {
    const answer = queue.length > 1 ? queue.shift() : queue[0]
    if (!answer) throw new Error('no response is prepared')
    return await answer()
  })
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) =>
    path.startsWith('/api/name-readings') ? Response.json({ items: [] }) : await calls(path, init),
  )
  return {
    calls,
    /** The body of one of the calls, by default of the first call. */
    body: (place = 0): unknown => z.json().parse(JSON.parse(z.string().parse(calls.mock.calls[place]?.[1]?.body))),
  }
}

export const answered =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

export const refused = (problem: Partial<ProblemBody> & { status: number }) => () =>
  Response.json({ code: 'http.invalid', message: 'Refused', ...problem }, { status: problem.status })

/** The connection breaks before a response arrives. */
export const lost = () => () => Promise.reject(new TypeError('Failed to fetch'))

/** A refusal of the server as an error. For forms in which a function of the test replaces the API call. */
export const refusal = (problem: Partial<ProblemBody> & { status: number }) =>
  new RequestError(problem.status, 'refused', { code: 'http.invalid', message: 'Refused', ...problem })

/** The description of a field: its hint and its error. */
export function readDescription(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

type FormUnderTest = {
  draw: () => { user: UserEvent }
  /** Fills in valid input, up to the submit button. */
  fill: (user: UserEvent) => Promise<void>
  button: () => HTMLElement
  /** The field that the server refuses, and its path in the call's body. */
  field: () => HTMLElement
  path: string
  answer?: unknown
  /** The beginning of the URL of the form's call, if the component makes other calls at the same time. */
  call?: string
}

/** Tests how a form handles the responses of the server. All forms handle them in the same way. */
export function testServerResponses({ draw, fill, button, field, path, answer = {}, call = '' }: FormUnderTest): void {
  async function filled() {
    const { user } = draw()
    await fill(user)
    return user
  }
  const valueOf = (control: HTMLElement) => (control as HTMLInputElement).value

  it('the form shows the server’s error under its field', async () => {
    answerWith(refused({ status: 422, errors: [{ path, message: 'The server refuses this' }] }))
    const user = await filled()
    await user.click(button())
    await waitFor(() => expect(readDescription(field())).toContain('The server refuses this'))
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  it('the form keeps the input after a failed connection, and shows an error', async () => {
    answerWith(lost())
    const user = await filled()
    const typed = valueOf(field())
    await user.click(button())
    await waitFor(() => expect(document.body.textContent).toContain(panelEn.notSaved))
    expect(valueOf(field())).toBe(typed)
  })

  it('the form makes only one call on a double click', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const server = answerWith(() => promise)
    const user = await filled()
    const pressed = button()
    await user.dblClick(pressed)
    expect(pressed.getAttribute('aria-busy')).toBe('true')
    resolve(Response.json(answer))
    await waitFor(() => expect(pressed.isConnected && pressed.getAttribute('aria-busy')).not.toBe('true'))
    const made = server.calls.mock.calls.filter(
      ([address, init]) => address.startsWith(call) && (init?.method ?? 'GET') !== 'GET',
    )
    expect(made).toHaveLength(1)
  })
}

import { act, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MessagesProvider } from './messages.tsx'
import { ReaderTime } from './reader-time.tsx'

const before = process.env.TZ
beforeAll(() => void (process.env.TZ = 'Asia/Yekaterinburg'))
afterAll(() => void (process.env.TZ = before))

it('a time is shown in Moscow time at first, then in the reader’s zone', async () => {
  const page = (
    <MessagesProvider lang="ru" dictionary={{}}>
      <ReaderTime at="2026-12-12T20:15:00.000Z" />
    </MessagesProvider>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(page)
  expect(root.textContent).toBe('12\u00a0декабря\u00a02026\u00a0г., 23:15 по\u00a0Москве')
  await act(async () => void hydrateRoot(root, page))
  expect(root.textContent).toBe('13\u00a0декабря\u00a02026\u00a0г., 01:15 UTC+5')
  expect(within(root).getByRole('time').getAttribute('datetime')).toBe('2026-12-12T20:15:00.000Z')
})

import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '#ui/data/query-client.ts'
import { type AskedName, readNames } from '../../../../../test/name-readings.ts'
import { renderOnPage } from '../../../../../test/render-form.tsx'
import { readings as en } from '../messages/page-readings.en.ts'
import type { Readings } from '../model.ts'
import { correctReading } from '../rules-names.ts'
import { NameReadings } from './name-readings.tsx'

/** Simulates the server that returns readings. If `isAway` is true, the server does not respond. */
function answerReadings(): { asked: AskedName[][]; isAway: boolean } {
  const server = { asked: [] as AskedName[][], isAway: false }
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (server.isAway) throw new TypeError('no connection')
    const { names } = JSON.parse(init?.body as string) as { names: AskedName[] }
    server.asked.push(names)
    return readNames(names)
  })
  return server
}

function open(start: Readings = {}) {
  const onCorrect = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  function Form() {
    const [readings, setReadings] = useState(start)
    return (
      <QueryClientProvider client={createQueryClient()}>
        <form onSubmit={onSubmit}>
          <NameReadings
            names={['Nicholas']}
            readings={readings}
            messages={en}
            onCorrect={(name, devanagari) => {
              onCorrect(name, devanagari)
              setReadings(correctReading(readings, name, devanagari))
            }}
          />
        </form>
      </QueryClientProvider>
    )
  }
  return { ...renderOnPage(<Form />, { dictionary: {} }), onCorrect, onSubmit }
}

const opener = () => screen.findByRole('button', { name: en.correctOf('Nicholas') })
const field = () => screen.getByLabelText(en.said('Nicholas'))
const use = () => screen.getByRole('button', { name: en.use })

it('a typed pronunciation is shown before use, and Enter does not submit the form', async () => {
  answerReadings()
  const { user, onCorrect, onSubmit } = open()
  expect((await screen.findByText('निकोलस')).getAttribute('lang')).toBe('hi')
  await user.click(await opener())
  expect(document.activeElement).toBe(field())
  expect(field()).toHaveProperty('value', 'Nikolas')
  await user.clear(field())
  await user.type(field(), 'Ni-ko')
  expect(use().getAttribute('aria-disabled')).toBe('true')
  await screen.findByText('Ni-ko')
  await waitFor(() => expect(use().getAttribute('aria-disabled')).toBeNull())
  await user.type(field(), '{Enter}')
  expect(onCorrect).toHaveBeenCalledWith('Nicholas', 'नि')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(await screen.findByText(en.corrected)).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await opener()))
})

it('a corrected pronunciation can be undone, and the Escape key changes nothing', async () => {
  const server = answerReadings()
  const { user, onCorrect } = open({ Nicholas: 'नि' })
  await user.click(await opener())
  expect(server.asked[0]).toEqual([{ name: 'Nicholas', said: 'नि' }])
  await user.type(field(), '{Escape}')
  expect([onCorrect.mock.calls.length, screen.queryByLabelText(en.said('Nicholas'))]).toEqual([0, null])
  await user.click(await opener())
  await user.click(screen.getByRole('button', { name: en.reset }))
  expect(onCorrect).toHaveBeenCalledWith('Nicholas', '')
  expect(screen.queryByText(en.corrected)).toBeNull()
})

it('the form explains why a text has no reading, and offers to repeat a request', async () => {
  const server = answerReadings()
  const { user } = open()
  await user.click(await opener())
  await user.clear(field())
  await user.type(field(), '42')
  await screen.findByText('Letters, please')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  server.isAway = true
  await user.clear(field())
  await user.type(field(), 'Niko')
  const alert = await screen.findByRole('alert', {}, { timeout: 5000 })
  expect(alert.textContent).toContain(en.lost)
  expect(field()).toHaveProperty('value', 'Niko')
  server.isAway = false
  await user.click(screen.getByRole('button', { name: en.retry }))
  await screen.findByText('Niko')
})

it('an unchanged pronunciation does not create a correction', async () => {
  const server = answerReadings()
  const { user, onCorrect } = open()
  await user.click(await opener())
  expect(screen.getAllByText('निकोलस')).toHaveLength(2)
  await user.click(use())
  expect([onCorrect.mock.calls, screen.queryByText(en.corrected)]).toEqual([[], null])
  expect(server.asked).toEqual([['Nicholas']])
})

it('the form says that Devanagari has no “ы”', async () => {
  answerReadings()
  const { user } = open()
  await user.click(await opener())
  expect(screen.queryByText(en.noY)).toBeNull()
  await user.clear(field())
  await user.type(field(), 'Ы-нык')
  expect(await screen.findByText(en.noY)).toBeTruthy()
})

import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { refusal, renderInPanel } from '../../../test/render-form.tsx'
import { en as panel } from '../text/panel-messages.en.ts'
import { useAction } from './use-action.ts'

type ActProps = { work: (what: string) => Promise<unknown>; onConflict?: () => void }

function Act({ work, onConflict }: ActProps) {
  const { run, isBusy, failure, faults, problem, clear } = useAction(work, onConflict)
  const said = isBusy ? 'busy' : [failure, faults.reason, problem?.code].filter(Boolean).join('; ')
  return (
    <>
      <button type="button" onClick={() => void run('this')}>
        Do
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
      <p role="status">{said}</p>
    </>
  )
}

function draw(props: ActProps) {
  const { user } = renderInPanel(<Act {...props} />)
  return {
    press: (name = 'Do') => user.click(screen.getByText(name)),
    dblClick: () => user.dblClick(screen.getByText('Do')),
  }
}

const said = () => screen.getByRole('status').textContent

it('an action is busy until its end, and a second click does nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = vi.fn(() => promise)
  const { dblClick } = draw({ work })
  await dblClick()
  await waitFor(() => expect(said()).toBe('busy'))
  resolve()
  await waitFor(() => expect(said()).toBe(''))
  expect(work.mock.calls).toEqual([['this']])
})

it('the errors and code of a refused action are shown until the next success', async () => {
  const errors = [{ path: 'reason', message: 'Too short' }]
  const work = vi
    .fn()
    .mockRejectedValueOnce(refusal({ status: 422, message: 'Not like this', errors }))
    .mockResolvedValue(1)
  const { press } = draw({ work })
  await press()
  await waitFor(() => expect(said()).toBe('Not like this; Too short; http.invalid'))
  await press()
  await waitFor(() => expect(said()).toBe(''))
})

it('if the connection fails, the panel shows a message that can be closed', async () => {
  const { press } = draw({ work: () => Promise.reject(new TypeError('Failed to fetch')) })
  await press()
  await waitFor(() => expect(said()).toBe(panel.notSaved))
  await press('Clear')
  await waitFor(() => expect(said()).toBe(''))
})

it('data that somebody else changed is loaded again only after a conflict', async () => {
  const onConflict = vi.fn()
  const work = vi
    .fn()
    .mockRejectedValueOnce(refusal({ status: 409, code: 'calendar.not-paid', message: 'Not paid' }))
    .mockRejectedValueOnce(refusal({ status: 409, code: 'conflict.version', message: 'Changed meanwhile' }))
  const { press } = draw({ work, onConflict })
  await press()
  await waitFor(() => expect(said()).toBe('Not paid; calendar.not-paid'))
  expect(onConflict).not.toHaveBeenCalled()
  await press()
  await waitFor(() => expect(said()).toBe('Changed meanwhile; conflict.version'))
  expect(onConflict).toHaveBeenCalledOnce()
})

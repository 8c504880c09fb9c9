import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { readDescription, refusal, renderInPanel } from '../../../test/render-form.tsx'
import { ActionButton } from './action-button.tsx'
import { ConfirmButton } from './confirm-action.tsx'
import { en as panel } from '../text/panel-messages.en.ts'

type Props = Partial<ComponentProps<typeof ConfirmButton>>

async function open(props: Props = {}) {
  const { user } = renderInPanel(
    <ConfirmButton text="Decline" title="Decline the review?" call={async () => undefined} {...props} />,
  )
  const opener = screen.getByRole('button', { name: 'Decline' })
  await user.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Decline the review?' })
  return { user, opener, dialog, button: (name: string) => within(dialog).getByRole('button', { name }) }
}

const reason = { label: 'Reason', maxLength: 100 }
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('a button that asks for confirmation', () => {
  it('sends the reason, closes its dialog and returns the focus', async () => {
    const call = vi.fn(async (_reason: string) => undefined)
    const { user, opener, button } = await open({ call, reason })
    const field = screen.getByRole('textbox', { name: 'Reason' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.keyboard('Spam')
    await user.click(button('Decline'))
    await isClosed()
    expect(call.mock.calls).toEqual([['Spam']])
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('sends nothing if Escape cancels the confirmation', async () => {
    const call = vi.fn(async () => undefined)
    const { user, opener, button } = await open({ call })
    expect(button(panel.cancel)).toBeTruthy()
    await user.keyboard('{Escape}')
    await isClosed()
    expect(call).not.toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('sends one request on a double click', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const call = vi.fn(() => promise)
    const { user, button } = await open({ call })
    await user.dblClick(button('Decline'))
    await waitFor(() => expect(button('Decline').getAttribute('aria-busy')).toBe('true'))
    resolve()
    await isClosed()
    expect(call).toHaveBeenCalledOnce()
  })

  it('shows the server’s error below the reason, and keeps the input', async () => {
    const errors = [{ path: 'reason', message: 'Say more' }]
    const { user, button } = await open({ reason, call: () => Promise.reject(refusal({ status: 422, errors })) })
    const field = screen.getByRole('textbox', { name: 'Reason' })
    await user.type(field, 'Spam')
    await user.click(button('Decline'))
    await waitFor(() => expect(readDescription(field)).toContain('Say more'))
    expect(field).toHaveProperty('value', 'Spam')
  })

  it('passes the server’s errors about other fields to its content', async () => {
    const errors = [{ path: 'amount', message: 'Too much' }]
    const call = () => Promise.reject(refusal({ status: 422, errors }))
    const { user, button } = await open({ call, children: (faults) => <p>Amount: {faults.amount}</p> })
    await user.click(button('Decline'))
    expect(await screen.findByText('Amount: Too much')).toBeTruthy()
  })

  it('shows errors inside, loads data after a conflict, and is empty when reopened', async () => {
    const onConflict = vi.fn()
    const conflict = refusal({ status: 409, code: 'conflict.version', message: 'Changed meanwhile' })
    const { user, opener, dialog, button } = await open({ onConflict, call: () => Promise.reject(conflict) })
    await user.click(button('Decline'))
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toBe('Changed meanwhile'))
    expect(onConflict).toHaveBeenCalledOnce()
    await user.click(button(panel.cancel))
    await isClosed()
    await user.click(opener)
    await screen.findByRole('dialog')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a button that starts an action', () => {
  it('is busy, sends one request on a double click, and shows errors', async () => {
    const { promise, reject } = Promise.withResolvers<void>()
    const call = vi.fn(() => promise)
    const { user } = renderInPanel(<ActionButton call={call}>Publish</ActionButton>)
    const button = screen.getByRole('button', { name: 'Publish' })
    await user.dblClick(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    reject(new TypeError('Failed to fetch'))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(panel.notSaved))
    expect(button.getAttribute('aria-busy')).toBeNull()
    expect(call).toHaveBeenCalledOnce()
  })

  it('loads the data again on a conflict', async () => {
    const onConflict = vi.fn()
    const conflict = refusal({ status: 409, code: 'conflict.version', message: 'Changed meanwhile' })
    const { user } = renderInPanel(
      <ActionButton call={() => Promise.reject(conflict)} onConflict={onConflict}>
        Publish
      </ActionButton>,
    )
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await screen.findByText('Changed meanwhile')
    expect(onConflict).toHaveBeenCalledOnce()
  })
})

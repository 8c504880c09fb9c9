import { screen, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createQueryClient } from '#ui/data/query-client.ts'
import { answered, answerWith, lost, refused, renderOnPage } from '../../../../../test/render-form.tsx'
import { en } from '../messages/page.en.ts'
import { SandboxRates } from './sandbox-rates.tsx'
import { useSandboxAction } from './use-sandbox-action.ts'

function Part() {
  const action = useSandboxAction()
  return (
    <>
      <SandboxRates action={action} />
      <p role="status">{action.message?.text}</p>
    </>
  )
}

function open() {
  const part = (
    <QueryClientProvider client={createQueryClient()}>
      <Part />
    </QueryClientProvider>
  )
  return {
    ...renderOnPage(part, { dictionary: { sandbox: en } }),
    usd: screen.getByLabelText(en.rates.usd),
    set: screen.getByRole('button', { name: en.rates.set }),
    said: () => screen.getByRole('status').textContent,
  }
}

it('the rate form cannot be sent before somebody has typed a rate', () => {
  expect(open().set.hasAttribute('disabled')).toBe(true)
})

it('after a double click the rate form sets the chosen coin’s rate only once', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = answerWith(() => answer.promise)
  const { user, usd, set, said } = open()
  await user.click(screen.getByText('ETH'))
  await user.type(usd, '2,500')
  await user.dblClick(set)
  expect(set.getAttribute('aria-busy')).toBe('true')
  answer.resolve(answered({})())
  await waitFor(() => expect(said()).toBe(en.done.rate('ETH', '2500')))
  expect(server.calls).toHaveBeenCalledOnce()
})

it('the rate form keeps the typed rate after a refusal or a lost connection', async () => {
  answerWith(refused({ status: 422, errors: [{ path: 'usd', message: 'No such rate' }] }), lost())
  const { user, usd, set, said } = open()
  await user.type(usd, 'much')
  await user.click(set)
  await waitFor(() => expect(said()).toBe('No such rate'))
  await user.click(set)
  await waitFor(() => expect(said()).toContain('Failed to fetch'))
  expect(usd).toHaveProperty('value', 'much')
})

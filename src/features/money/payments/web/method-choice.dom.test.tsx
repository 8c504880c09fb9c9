import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { en } from '../messages/page-widget.en.ts'
import { type CardOption, MethodChoice } from './method-choice.tsx'
import { PriceEstimate } from './price-estimate.tsx'

const STRIPE: CardOption = { provider: 'stripe', name: 'International card', currency: 'USD', available: true }
const YOOKASSA: CardOption = { provider: 'yookassa', name: 'Russian card', currency: 'RUB', available: true }

function draw(cards: CardOption[]) {
  const onChoose = vi.fn<Parameters<typeof MethodChoice>[0]['onChoose']>()
  render(
    <MessagesProvider lang="en" dictionary={{ widget: en }}>
      <MethodChoice methods={['crypto', 'card']} cards={cards} estimate={null} onChoose={onChoose} />
    </MessagesProvider>,
  )
  return onChoose
}

it('one click selects a payment method', async () => {
  const onChoose = draw([STRIPE])
  await userEvent.click(screen.getByRole('button', { name: /^Cryptocurrency/ }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('crypto', undefined)
})

it('each card service shows which cards it accepts before it is selected', () => {
  draw([STRIPE, YOOKASSA])
  expect(screen.getByRole('button', { name: /^International card/ }).textContent).toContain(
    'except those issued in Russia',
  )
  expect(screen.getByRole('button', { name: /^Russian card/ }).textContent).toContain('Mir')
})

it('an unavailable card service cannot be selected', () => {
  draw([STRIPE, { ...YOOKASSA, available: false }])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Russian card/ }).disabled).toBe(true)
})

it.each([
  ['2026-11-28', 'At the Bank of Russia’s rate of 28 November 2026'],
  [null, 'At the sandbox’s rate, not a real one'],
])('the estimate of 300 dollars contains roubles, euros and its source (%s)', (day, source) => {
  const estimates = { rubPerUsd: 93.1234, eurPerUsd: 0.92, day }
  const { container } = render(
    <MessagesProvider lang="en" dictionary={{ widget: en }}>
      <PriceEstimate amountUsd={300} estimates={estimates} />
    </MessagesProvider>,
  )
  const text = container.textContent?.replaceAll('\u00a0', ' ')
  expect(text).toContain('27,900 ₽')
  expect(text).toContain('€276')
  expect(text).toContain(source)
})

it('an estimate is not shown without rates', () => {
  const { container } = render(
    <MessagesProvider lang="en" dictionary={{ widget: en }}>
      <PriceEstimate amountUsd={300} estimates={undefined} />
    </MessagesProvider>,
  )
  expect(container.textContent).toBe('')
})

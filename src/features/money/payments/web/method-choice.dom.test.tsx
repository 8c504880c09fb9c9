import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Lang } from '#base/i18n.ts'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { en } from '../messages/page-widget.en.ts'
import { ru } from '../messages/page-widget.ru.ts'
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

it('before the selection, each card service shows which bank cards the service accepts', () => {
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

const ESTIMATES = { rubPerUsd: 93.1234, eurPerUsd: 0.92, day: '2026-11-28' }

function estimateFor(lang: Lang, timeZone: string, estimates: typeof ESTIMATES | { day: null } | undefined) {
  const { container } = render(
    <MessagesProvider lang={lang} dictionary={{ widget: lang === 'ru' ? ru : en }}>
      <PriceEstimate amountUsd={300} estimates={estimates && { ...ESTIMATES, ...estimates }} timeZone={timeZone} />
    </MessagesProvider>,
  )
  return container.textContent?.replaceAll('\u00a0', ' ')
}

it('a Russian reader sees 300 dollars in roubles and euros, with the rate’s source', () => {
  const text = estimateFor('ru', 'Europe/Moscow', ESTIMATES)
  expect(text).toContain('около 27 900 ₽ или 276 €')
  expect(text).toContain('По курсу Банка России на 28 ноября 2026')
  expect(estimateFor('ru', 'Europe/Moscow', { day: null })).toContain('Курс песочницы, не настоящий')
})

it('an English reader outside America sees 300 dollars in euros and roubles', () => {
  const text = estimateFor('en', 'UTC', ESTIMATES)
  expect(text).toContain('about €276 or 27,900 ₽;')
  expect(text).toContain('At the Bank of Russia’s rate of 28 November 2026')
})

it('no price estimate is shown without rates, or to an English reader in America', () => {
  expect(estimateFor('ru', 'Europe/Moscow', undefined)).toBe('')
  expect(estimateFor('en', 'America/Chicago', ESTIMATES)).toBe('')
})

import { decode } from 'bip21'
import { parse } from 'eth-url-parser'
import { parseEther } from 'viem'
import { MESSAGES, ONCE, test, expect } from './journey.ts'
import { openPayment, payment } from './crypto-payments.ts'

const { waiting } = MESSAGES.en.widget

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the link to a wallet contains the coin address and the exact bitcoin amount', ONCE, async ({ page }) => {
  const made = await openPayment(page, 'en', 'BTC')
  const href = (await payment(page).getByRole('link', { name: waiting.wallet }).getAttribute('href')) ?? ''
  expect(decode(href)).toEqual({ address: made.address, options: { amount: Number(made.expectedAmount) } })
  // BIP 21 does not allow an exponent in the amount.
  expect(href.split('amount=')[1]).toBe(made.expectedAmount)
})

test('the link to a wallet contains the coin address, network and exact ether amount', ONCE, async ({ page }) => {
  const made = await openPayment(page, 'en', 'ETH')
  const href = (await payment(page).getByRole('link', { name: waiting.wallet }).getAttribute('href')) ?? ''
  const { target_address: address, chain_id: chain, parameters } = parse(href)
  expect({ address, chain, wei: parameters?.value }).toEqual({
    address: made.address,
    chain: '11155111',
    wei: String(parseEther(made.expectedAmount)),
  })
})

for (const currency of ['USDT_ERC20', 'USDT_TRC20'] as const) {
  test(`${currency} has no wallet link, but its address and amount can be copied`, ONCE, async ({ page }) => {
    const made = await openPayment(page, 'en', currency)
    const place = payment(page)
    await expect(place.getByRole('link', { name: waiting.wallet })).toHaveCount(0)
    const copied: string[] = []
    for (const name of [waiting.copyAddress, waiting.copyAmount]) {
      await place.getByRole('button', { name }).click()
      copied.push(await page.evaluate(() => navigator.clipboard.readText()))
    }
    expect(copied).toEqual([made.address, made.expectedAmount])
  })
}

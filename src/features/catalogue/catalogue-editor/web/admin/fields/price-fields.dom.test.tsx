import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_TERMS } from '#base/ritual-terms.ts'
import { renderInPanel } from '../../../../../../../test/render-form.tsx'
import { en } from '../../../messages/admin.en.ts'
import { PriceFields } from './price-fields.tsx'

const dictionary = { 'catalogue-editor': en }
const onPrice = vi.fn()

function Prices({ mayPrice = true, published = 300 }: { mayPrice?: boolean; published?: number | null }) {
  const [price, setPrice] = useState(300)
  return (
    <PriceFields
      ritualId="ganesha"
      price={price}
      publishedPrice={published}
      terms={null}
      shopTerms={DEFAULT_TERMS}
      onPrice={(next) => {
        onPrice(next)
        setPrice(next)
      }}
      onTerms={() => undefined}
      faults={{ price: undefined, terms: undefined }}
      disabled={false}
      mayPrice={mayPrice}
    />
  )
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

describe('the price fields of a ritual', () => {
  it('show a price for each tier and duration', () => {
    renderInPanel(<Prices />, { dictionary })
    expect(['Basic, 2 weeks', 'Enhanced, price per month', 'Premium, 1 month'].map(valueOf)).toEqual([
      '164',
      '300',
      '436',
    ])
    const text = document.body.textContent?.replaceAll('\u00a0', ' ')
    expect(text).toContain('1 week — $82')
    expect(text).toContain('Now as in the settings: 1 month — $436, 2 months — $872')
  })

  it('change together: a new price of the basic tier changes the other tiers', async () => {
    const { user } = renderInPanel(<Prices />, { dictionary })
    const basic = screen.getByLabelText('Basic, 2 weeks')
    await user.clear(basic)
    await user.type(basic, '240')
    expect(onPrice).toHaveBeenLastCalledWith(440)
    expect([valueOf('Basic, 2 weeks'), valueOf('Enhanced, price per month'), valueOf('Premium, 1 month')]).toEqual([
      '240',
      '440',
      '640',
    ])
  })

  it('list, before saving, all other prices that a new price would change', async () => {
    const { user } = renderInPanel(<Prices />, { dictionary })
    const said = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? ''
    expect(said()).not.toContain('these prices change')
    const premium = screen.getByLabelText('Premium, 1 month')
    await user.clear(premium)
    expect(said()).not.toContain('these prices change')
    await user.type(premium, '640')
    expect(said()).toContain(
      'these prices change: Basic (1 week $82 → $120, 2 weeks $164 → $240), ' +
        'Enhanced (1 month $300 → $440, 2 months $600 → $880, 3 months $900 → $1,320), ' +
        'Premium (1 month $436 → $640, 2 months $872 → $1,280, 3 months $1,308 → $1,920).',
    )
  })

  it('show the change from the published price, not from the draft’s price', () => {
    const { unmount } = renderInPanel(<Prices published={240} />, { dictionary })
    const said = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? ''
    expect(said()).toContain('1 month $240 → $300')
    unmount()
    renderInPanel(<Prices published={null} />, { dictionary })
    expect(said()).not.toContain('these prices change')
  })

  it('are disabled without the right to set prices, and show the reason', () => {
    renderInPanel(<Prices mayPrice={false} />, { dictionary })
    expect(screen.getByLabelText('Enhanced, price per month')).toHaveProperty('disabled', true)
    expect(document.body.textContent).toContain(en.hints.price)
  })
})

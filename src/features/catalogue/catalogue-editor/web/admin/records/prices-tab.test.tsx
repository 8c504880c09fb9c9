import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Panel, PanelContext } from '#ui/layout/panel.ts'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import { en } from '../../../messages/admin.en.ts'
import { PricesTab } from './prices-tab.tsx'
import type { RecordForm } from './use-record-form.ts'

const draw = (id: string, mayPrice = true) =>
  renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ 'catalogue-editor': en, panel }}>
      <PanelContext value={{ can: (right: string) => mayPrice || right !== 'money.change' } as unknown as Panel}>
        <PricesTab
          form={
            {
              content: { price: 480 },
              base: { id },
              save: { faults: {} },
              set: () => undefined,
            } as unknown as RecordForm
          }
          disabled={false}
        />
      </PanelContext>
    </MessagesProvider>,
  )

it('only users with the right can edit prices; other users see the reason', () => {
  const priceIn = (html: string) => /<input[^>]*inputMode="decimal"[^>]*>/i.exec(html)?.[0]
  const [open, closed] = [draw('ganesha'), draw('ganesha', false)]
  expect(priceIn(open)).not.toContain('disabled')
  expect(open).not.toContain(en.hints.price)
  expect(priceIn(closed)).toContain('disabled')
  expect(closed).toContain(en.hints.price)
})

it('the price form of the special intention has one price and no tiers', () => {
  const [ganesha, intention] = [draw('ganesha'), draw('z-special-intention')]
  expect(ganesha).toContain(en.fields.tiers)
  expect(intention).not.toContain(en.fields.tiers)
  expect(intention.match(/inputMode="decimal"/gi)).toHaveLength(1)
})

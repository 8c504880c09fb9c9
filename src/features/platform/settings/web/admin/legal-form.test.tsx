import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { type Panel, PanelContext } from '#ui/layout/panel.ts'
import { ru as panel } from '#ui/text/panel-messages.ru.ts'
import { ru } from '../../messages/admin.ru.ts'
import type { SettingsView } from '../../schemas.ts'
import { LegalForm } from './legal-form.tsx'

const BOTH = { ru: '', en: '' }
const LEGAL = {
  operatorName: BOTH,
  registrationNumber: '300',
  address: { ru: 'Ереван', en: 'Yerevan' },
  country: { ru: 'Армения', en: 'Armenia' },
  phone: '',
  email: 'law@example.com',
  hours: BOTH,
  since: '',
  replyDays: null,
  refundDays: 10,
  law: { ru: 'право Армении', en: 'the law of Armenia' },
  storage: { ru: 'Германия', en: 'Germany' },
  taxLine: BOTH,
}

it('the form of the seller’s details lists the missing details in one sentence', () => {
  const html = renderToStaticMarkup(
    <MessagesProvider lang="ru" dictionary={{ panel, settingsAdmin: ru }}>
      <PanelContext value={{ can: () => true } as unknown as Panel}>
        <LegalForm view={{ legal: LEGAL, version: 1 } as SettingsView} onDone={() => undefined} />
      </PanelContext>
    </MessagesProvider>,
  )
  expect(html).toContain('Не заполнено: кто ведёт магазин, срок ответа. ')
})

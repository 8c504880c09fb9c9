import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { DaysPage } from './days-page.tsx'
import { useMessages } from './messages.ts'
import { PriestsPage } from './priests-page.tsx'

/** The days, with the priests beside them. A priest sees only the days. */
export function CalendarPage() {
  const { segments } = useAddress()
  const { can } = usePanel()
  const { title, tabs } = useMessages()
  const isPriests = segments[1] === 'priests' && can('orders.read')
  return (
    <>
      <PageHead title={title} />
      {can('orders.read') && (
        <Tabs
          label={tabs.label}
          tabs={[
            { href: '/calendar', text: tabs.days, isCurrent: !isPriests },
            { href: '/calendar/priests', text: tabs.priests, isCurrent: isPriests },
          ]}
        />
      )}
      {isPriests ? <PriestsPage /> : <DaysPage />}
    </>
  )
}

import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { ChangedNamesPage } from './changed-names-page.tsx'
import { DaysPage } from './days-page.tsx'
import { useMessages } from './messages.ts'
import { PriestsPage } from './priests-page.tsx'

/**
 * The section of the calendar. It has pages for the days, for late changes of names, and for the priests. A priest does not see the page of
 * the priests.
 */
export function CalendarPage() {
  const { segments } = useAddress()
  const { can } = usePanel()
  const { title, tabs } = useMessages()
  const isPriests = segments[1] === 'priests' && can('orders.read')
  const isNames = segments[1] === 'names'
  const priests = { href: '/calendar/priests', text: tabs.priests, isCurrent: isPriests }
  return (
    <>
      <PageHead title={title} />
      <Tabs
        label={tabs.label}
        tabs={[
          { href: '/calendar', text: tabs.days, isCurrent: !isPriests && !isNames },
          { href: '/calendar/names', text: tabs.names, isCurrent: isNames },
          ...(can('orders.read') ? [priests] : []),
        ]}
      />
      {isPriests ? <PriestsPage /> : isNames ? <ChangedNamesPage /> : <DaysPage />}
    </>
  )
}

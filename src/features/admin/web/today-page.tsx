import { PageHead } from '#ui/page-head.tsx'
import { useMessages } from './messages.ts'

/** What waits for somebody's hand now. */
export function TodayPage() {
  const { sections } = useMessages()
  return <PageHead title={sections.today} />
}

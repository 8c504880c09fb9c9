import { ActionButton } from '#ui/overlays/action-button.tsx'
import { useApiQuery, apiAddress } from '#ui/data/api.ts'
import { downloadFile } from '#ui/data/save-file.ts'
import { useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { type ReportName, REPORTS } from '../../model.ts'
import { defaultPeriod } from '../../rules.ts'
import { useMessages } from './messages.ts'
import { type Choice, PeriodChoice, readPeriod } from './period-choice.tsx'
import { ReportCharts } from './report-charts.tsx'
import styles from './reports-page.module.css'

/** Reports as charts, each with its table. */
export function ReportsPage() {
  const messages = useMessages()
  const lang = useLang()
  const { segments, search } = useAddress()
  const panel = usePanel()
  const name: ReportName = REPORTS.find((known) => known === segments[1]) ?? 'sales'
  const [now] = useState(panel.now)
  const choice = readPeriod(search, defaultPeriod(now))
  const isWrong = choice.from > choice.to
  const kept = search.toString()
  async function download(ending: 'csv' | 'xlsx'): Promise<void> {
    const address = apiAddress(`/api/admin/reports/${name}.${ending}`, { query: { ...choice, lang } })
    await downloadFile(panel.send, address, `${name}-${choice.from}-${choice.to}.${ending}`)
  }
  return (
    <>
      <PageHead
        title={messages.title}
        actions={
          <>
            {(['csv', 'xlsx'] as const).map((ending) => (
              <ActionButton key={ending} disabled={isWrong} call={() => download(ending)}>
                {messages.download(ending.toUpperCase())}
              </ActionButton>
            ))}
            <Button size="compact" onClick={() => print()}>
              {messages.print}
            </Button>
          </>
        }
      />
      <Tabs
        label={messages.title}
        tabs={REPORTS.map((id) => ({
          href: `/reports/${id}${kept ? `?${kept}` : ''}`,
          text: messages.kinds[id],
          isCurrent: id === name,
        }))}
      />
      <PeriodChoice choice={choice} now={now} hasSteps={name === 'sales'} />
      {isWrong ? (
        <Notice tone="warn">{messages.wrongPeriod}</Notice>
      ) : (
        <Report key={name} name={name} choice={choice} />
      )}
    </>
  )
}

function Report({ name, choice }: { name: ReportName; choice: Choice }) {
  const messages = useMessages()
  const query = useApiQuery(`/api/admin/reports/${name}`, { query: choice })
  return (
    <Loaded query={query}>
      {(report) => (
        <Card as="section" className={styles.report}>
          <h2 className="visually-hidden">{messages.kinds[report.name]}</h2>
          <ReportCharts report={report} />
          <p className={styles.about}>{messages.abouts[report.name]}</p>
        </Card>
      )}
    </Loaded>
  )
}

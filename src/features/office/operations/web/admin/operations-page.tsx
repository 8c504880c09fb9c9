import { useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { type SectionPageProps, usePanel } from '#ui/layout/panel.ts'
import { Section } from '#ui/layout/section.tsx'
import { ActionButton } from '#ui/overlays/action-button.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { formatMomentShort } from '#ui/text/moment-format.ts'
import type { OperationsMessages } from '../../messages/admin.en.ts'
import { findCause } from '../../rules-faults.ts'
import type { BackupsView, SystemView } from '../../schemas.ts'
import { numberIn, useMessages } from './messages.ts'
import styles from './operations-page.module.css'

const MEGABYTE = 1e6
const CONTENT_COMMANDS = 'npm run content -- export ./content\nnpm run content -- import ./content'

/** The version of the shop, the state of its server, and its backups. */
export function OperationsPage({ title }: SectionPageProps) {
  const messages = useMessages()
  const system = useApiQuery('/api/admin/system')
  const backups = useApiQuery('/api/admin/backups')
  const readAgain = (): void => {
    void system.refetch()
    void backups.refetch()
  }
  return (
    <>
      <PageHead
        title={title}
        actions={
          <Button size="compact" onClick={readAgain}>
            {messages.refresh}
          </Button>
        }
      />
      <div className={styles.page}>
        <Section isCard className={styles.part} title={messages.system}>
          <Loaded query={system}>
            {(data) => (
              <div className={styles.facts}>
                <SystemFacts system={data} />
              </div>
            )}
          </Loaded>
        </Section>
        <Section className={styles.part} title={messages.backups}>
          <Loaded query={backups}>{(data) => <Backups backups={data} />}</Loaded>
        </Section>
        <Section className={styles.part} title={messages.content}>
          <p className={styles.quiet}>{messages.contentText}</p>
          <pre className={styles.commands}>{CONTENT_COMMANDS}</pre>
        </Section>
      </div>
    </>
  )
}

/** The result of a test restore. If a sentence explains the fault, the error message (which is English) is collapsed below it. */
export function CheckState({ check }: { check: BackupsView['items'][number]['check'] }) {
  const messages = useMessages()
  const number = numberIn(useLang())
  if (!check) return <Badge>{messages.untried}</Badge>
  if (check.fault === null) return <Badge tone="ok">{messages.good(number(check.seconds))}</Badge>
  const cause = findCause(check.fault)
  const said = (
    <span className={styles.small} lang="en">
      {check.fault}
    </span>
  )
  return (
    <div className={styles.stack}>
      <Badge tone="danger">{messages.bad}</Badge>
      {cause ? (
        <>
          <span>{messages.faults[cause]}</span>
          <details className={styles.details}>
            <summary>{messages.details}</summary>
            {said}
          </details>
        </>
      ) : (
        said
      )}
    </div>
  )
}

function SystemFacts({ system }: { system: SystemView }) {
  const messages = useMessages()
  const lang = useLang()
  const number = numberIn(lang)
  const { waiting, failed } = system.outbox
  return (
    <Facts
      facts={[
        { term: messages.version, value: <code>{nameVersion(system.version, messages)}</code> },
        { term: messages.runningSince, value: formatMomentShort(system.startedAt, lang) },
        {
          term: messages.database,
          value: `${messages.engines[system.engine]}; ${messages.answersIn(number(system.databaseMs))}`,
        },
        ...(system.archive ? [{ term: messages.archive, value: <ArchiveState archive={system.archive} /> }] : []),
        { term: messages.node, value: system.node },
        { term: messages.memory, value: messages.megabytes(number(Math.round(system.memoryBytes / MEGABYTE))) },
        {
          term: messages.outbox,
          value: (
            <>
              {messages.waiting(waiting)} {failed > 0 && <Badge tone="warn">{messages.failed(failed)}</Badge>}
            </>
          ),
        },
        ...system.chains.map((chain) => ({
          term: messages.chains[chain.name] ?? chain.name,
          value: <ChainState chain={chain} />,
        })),
      ]}
    />
  )
}

/** The version with its commit, as `0.2.0+abc1234`. A version has no commit if it was built without Git. */
export function nameVersion(version: string, messages: OperationsMessages): string {
  return version.includes('+') ? version : messages.withoutCommit(version)
}

/** The state of PostgreSQL's archive of its log. With this archive a restore loses at most the last minute. */
export function ArchiveState({ archive }: { archive: NonNullable<SystemView['archive']> }) {
  const messages = useMessages()
  const number = numberIn(useLang())
  const { ageSeconds, failedCount, isLate } = archive
  const known = [
    ageSeconds === null ? messages.neverArchived : agoText(ageSeconds, number, messages.archived),
    failedCount > 0 && messages.archiveFailures(number(failedCount)),
  ]
  return (
    <>
      {known.filter(Boolean).join(', ')} {isLate && <Badge tone="danger">{messages.archiveLate}</Badge>}
    </>
  )
}

function ChainState({ chain: { height, lagSeconds, isFailing } }: { chain: SystemView['chains'][number] }) {
  const messages = useMessages()
  const number = numberIn(useLang())
  if (isFailing) return <Badge tone="danger">{messages.failing}</Badge>
  const known = [
    height !== null && messages.height(number(height)),
    lagSeconds !== null && agoText(lagSeconds, number, messages.lag),
  ].filter(Boolean)
  return known.join(', ') || messages.neverAsked
}

/** Less than two minutes are shown in seconds, less than two hours in minutes, and more in hours. */
function agoText(seconds: number, number: (value: number) => string, text: OperationsMessages['lag']): string {
  if (seconds < 120) return text(number(Math.round(seconds)), 'seconds')
  if (seconds < 7200) return text(number(Math.round(seconds / 60)), 'minutes')
  return text(number(Math.round(seconds / 3600)), 'hours')
}

function Backups({ backups }: { backups: BackupsView }) {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const api = useApi()
  const [isAsked, setIsAsked] = useState(false)
  async function make(): Promise<void> {
    await api.post('/api/admin/backups')
    setIsAsked(true)
  }
  if (!backups.isScheduled)
    return (
      <Notice tone="warn" title={messages.off} quiet>
        {messages.offText}
      </Notice>
    )
  return (
    <>
      <p className={styles.quiet}>
        {messages.schedule(backups.everyHours, backups.days)} {backups.isSealed ? messages.sealed : messages.unsealed}
      </p>
      {backups.missingPackage !== null && (
        <Notice tone="danger" title={messages.noClient} quiet>
          {messages.noClientText(backups.missingPackage)}
        </Notice>
      )}
      {backups.isLate && (
        <Notice tone="danger" title={messages.late} quiet>
          {messages.lateText}
        </Notice>
      )}
      {isAsked && <Notice tone="ok">{messages.asked}</Notice>}
      <div>
        <ActionButton disabled={!can('settings.change') || backups.missingPackage !== null} call={make}>
          {messages.make}
        </ActionButton>
      </div>
      <DataTable
        label={messages.backups}
        list={{ data: backups.items }}
        keyOf={({ name }) => name}
        empty={messages.none}
        columns={columnsOf(messages, lang)}
      />
    </>
  )
}

function columnsOf(messages: OperationsMessages, lang: Lang): Column<BackupsView['items'][number]>[] {
  const { columns } = messages
  const number = numberIn(lang)
  return [
    { id: 'when', title: columns.when, isHeading: true, cell: ({ madeAt }) => formatMomentShort(madeAt, lang) },
    { id: 'check', title: columns.check, isText: true, cell: ({ check }) => <CheckState check={check} /> },
    { id: 'holds', title: columns.holds, cell: ({ rows, files }) => messages.holds(number(rows), number(files)) },
    {
      id: 'size',
      title: columns.size,
      isFigure: true,
      cell: ({ bytes }) => messages.megabytes(number(Math.max(0.1, bytes / MEGABYTE))),
    },
  ]
}

import { lazy, Suspense } from 'react'
import { LANGS } from '#base/i18n.ts'
import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { measureCompleteness } from '../../../rules.ts'
import { AliasesTab } from '../lists/aliases-tab.tsx'
import { CompletenessMeter } from './completeness-meter.tsx'
import { ConflictDialog } from '../versions/conflict-dialog.tsx'
import { EditorNotices, LeaveQuestion, SavedState, useSaveKey } from '../editor-notices.tsx'
import { FieldsTab } from './fields-tab.tsx'
import { useMessages } from '../messages.ts'
import { formatMomentShort } from '#ui/text/moment-format.ts'
import { PublicationActions, RecordMenu, saveDraft } from '../versions/publication-actions.tsx'
import { TONES } from './record-columns.tsx'
import { PricesTab } from './prices-tab.tsx'
import { CALLS, type EditedRecord, PAGES } from './record.ts'
import styles from './record-detail.module.css'
import { SeoTab } from './seo-tab.tsx'
import { type RecordForm, useRecordForm } from './use-record-form.ts'
import { VersionsTab } from '../versions/versions-tab.tsx'

const PagePreview = lazy(() => import('./page-preview.tsx').then((module) => ({ default: module.PagePreview })))

type RecordPageProps = { kind: RecordKind; id: string }

/** One ritual or article: its texts, prices, preview, appearance in search results, versions and aliases. */
export function RecordDetail({ kind, id }: RecordPageProps) {
  const { kinds, noSuch } = useMessages()
  const read = useApiQuery(`${CALLS[kind]}/{id}`, { path: { id } })
  const back = { href: PAGES[kind], text: kinds[kind].back }
  return (
    <Loaded
      missing={
        <>
          <PageHead title={kinds[kind].unknown} back={back} />
          <div className={styles.unknown}>
            <p>{noSuch}</p>
            <Button as={Link} size="compact" href={back.href}>
              {back.text}
            </Button>
          </div>
        </>
      }
      query={read}
      head={<PageHead title={kinds[kind].one} back={back} />}
      skeleton={<Skeleton lines={10} />}
    >
      {(record) => <RecordEditor key={record.id} kind={kind} record={record} />}
    </Loaded>
  )
}

type EditorProps = { kind: RecordKind; record: EditedRecord }
const TABS = ['text', 'prices', 'page', 'search', 'versions', 'addresses'] as const
const tabsOf = (kind: RecordKind) => TABS.filter((tab) => tab !== 'prices' || kind === 'ritual')

function RecordEditor({ kind, record }: EditorProps) {
  const { editor, kinds } = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const { search } = useAddress()
  const form = useRecordForm(kind, record)
  const canChange = can('catalogue.change')
  const faultName = useFaultName()
  useSaveKey(() => void saveDraft(form, editor.saved))
  const tabs = tabsOf(kind)
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'text'
  const name = form.content[lang].name || form.content.ru.name || form.content.en.name || record.id

  return (
    <>
      <PageHead
        title={name}
        back={{ href: PAGES[kind], text: kinds[kind].back }}
        actions={canChange && <PublicationActions form={form} />}
        menu={canChange && <RecordMenu form={form} />}
      />
      <Standing form={form} canChange={canChange} />
      <EditorNotices form={form} canChange={canChange} faultName={faultName} />
      <Tabs
        label={editor.sections}
        tabs={tabs.map((id) => ({
          href: `${PAGES[kind]}/${record.id}${id === 'text' ? '' : `?tab=${id}`}`,
          text: editor.tabs[id],
          isCurrent: id === tab,
        }))}
      />
      <div className={styles.tab}>
        {tab === 'text' && <FieldsTab form={form} disabled={!canChange} />}
        {/* This tab stays mounted while another tab is open, because the form stores only a complete price, not the typed text. */}
        {kind === 'ritual' && (
          <div hidden={tab !== 'prices'}>
            <PricesTab form={form} disabled={!canChange} />
          </div>
        )}
        {tab === 'page' && <Pages form={form} />}
        {tab === 'search' && <SeoTab form={form} />}
        {tab === 'versions' && <VersionsTab form={form} canChange={canChange} />}
        {tab === 'addresses' && <AliasesTab form={form} canChange={canChange} />}
      </div>
      {form.conflict && <ConflictDialog key={form.conflict.theirs.version} form={form} conflict={form.conflict} />}
      <LeaveQuestion isDirty={form.isDirty} />
    </>
  )
}

/** The publication state of the ritual or article, and whether the text on the screen is saved. */
function Standing({ form, canChange }: { form: RecordForm; canChange: boolean }) {
  const { editor, states, publication } = useMessages()
  const lang = useLang()
  const { state, publishedVersion, scheduled, redirectTo } = form.base
  return (
    <div className={styles.standing}>
      <Badge tone={TONES[state]}>{states[state]}</Badge>
      {redirectTo !== null && <span>{publication.leads(redirectTo)}</span>}
      {state === 'changed' && publishedVersion !== null && <span>{editor.changedSince(publishedVersion)}</span>}
      {scheduled && (
        <Badge tone="warn">{publication.scheduled(scheduled.version, formatMomentShort(scheduled.at, lang))}</Badge>
      )}
      <CompletenessMeter completeness={measureCompleteness(form.kind, form.content)} />
      {canChange && <SavedState isDirty={form.isDirty} />}
    </div>
  )
}

/** Returns the name that the form shows for a path of the server. Example: `ru.keywords.3` is a line of the Russian keywords. */
function useFaultName(): (path: string) => string {
  const { fields, languages } = useMessages()
  return (path) => {
    const parts = path.split('.')
    const language = LANGS.find((lang) => lang === parts[0])
    const field = fields[(language ? parts[1] : parts[0]) as keyof typeof fields] ?? path
    return language ? `${field} (${languages[language]})` : field
  }
}

function Pages({ form }: { form: RecordForm }) {
  return (
    <div className={styles.pages}>
      {LANGS.map((lang) => (
        <section key={lang} aria-label={lang.toUpperCase()}>
          <Suspense fallback={<Skeleton lines={10} />}>
            <PagePreview kind={form.kind} id={form.base.id} content={form.content} lang={lang} />
          </Suspense>
        </section>
      ))}
    </div>
  )
}

import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { LANGS } from '#base/i18n.ts'
import type { RecordKind } from '#features/catalogue/model-record.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { useLang } from '#ui/messages.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useAddress, usePanel } from '#ui/panel.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useFresh } from '#ui/use-fresh.ts'
import { completenessOf } from '../../rules.ts'
import { AddressesTab } from './addresses-tab.tsx'
import { CompletenessMeter } from './completeness-meter.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FieldsTab } from './fields-tab.tsx'
import { useMessages } from './messages.ts'
import { formatMomentShort } from '#ui/format-moment.ts'
import type { PictureFieldProps } from './picture-field.ts'
import { ProposalNotice } from './proposal-notice.tsx'
import { PublicationActions, saveDraft } from './publication-actions.tsx'
import { TONES } from './record-columns.tsx'
import { CALLS, type EditedRecord, PAGES } from './record.ts'
import styles from './record-page.module.css'
import { SearchTab } from './search-tab.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { type RecordForm, useRecordForm } from './use-record-form.ts'
import { VersionsTab } from './versions-tab.tsx'

const PagePreview = lazy(() => import('./page-preview.tsx').then((module) => ({ default: module.PagePreview })))

type RecordPageProps = { kind: RecordKind; id: string; PictureField: ComponentType<PictureFieldProps> }

/** One ritual or article: its texts, its page, how it is found, its versions and addresses. */
export function RecordPage({ kind, id, PictureField }: RecordPageProps) {
  const { kinds, noSuch } = useMessages()
  const read = useFresh<EditedRecord | null>(`${CALLS[kind]}/${encodeURIComponent(id)}`)
  return (
    <Loaded data={read.data} error={read.error} retry={read.refetch} skeleton={<Skeleton lines={10} />}>
      {(record) =>
        record === null ? (
          <>
            <PageHead title={noSuch.title} back={{ href: PAGES[kind], text: kinds[kind].back }} />
            <p>{noSuch.text}</p>
          </>
        ) : (
          <RecordEditor key={record.id} kind={kind} record={record} PictureField={PictureField} />
        )
      }
    </Loaded>
  )
}

type EditorProps = { kind: RecordKind; record: EditedRecord; PictureField: ComponentType<PictureFieldProps> }
const TABS = ['text', 'page', 'search', 'versions', 'addresses'] as const

function RecordEditor({ kind, record, PictureField }: EditorProps) {
  const { editor, kinds } = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const { search } = useAddress()
  const form = useRecordForm(kind, record)
  const canChange = can('catalogue.change')
  useSaveKey(form, editor.saved)
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'text'
  const name = form.content[lang].name || form.content.ru.name || form.content.en.name || record.id

  return (
    <>
      <PageHead
        title={name}
        back={{ href: PAGES[kind], text: kinds[kind].back }}
        actions={canChange && <PublicationActions form={form} />}
      />
      <Standing form={form} canChange={canChange} />
      <Notices form={form} canChange={canChange} />
      <Tabs
        label={editor.sections}
        tabs={TABS.map((id) => ({
          href: `${PAGES[kind]}/${record.id}${id === 'text' ? '' : `?tab=${id}`}`,
          text: editor.tabs[id],
          isCurrent: id === tab,
        }))}
      />
      <div className={styles.tab}>
        {tab === 'text' && <FieldsTab form={form} disabled={!canChange} PictureField={PictureField} />}
        {tab === 'page' && <Pages form={form} />}
        {tab === 'search' && <SearchTab form={form} />}
        {tab === 'versions' && <VersionsTab form={form} canChange={canChange} />}
        {tab === 'addresses' && <AddressesTab form={form} canChange={canChange} />}
      </div>
      {form.conflict && <ConflictDialog key={form.conflict.theirs.version} form={form} conflict={form.conflict} />}
      <LeaveQuestion isDirty={form.isDirty} />
    </>
  )
}

/** How the record stands before its readers, and whether what is on the screen is saved. */
function Standing({ form, canChange }: { form: RecordForm; canChange: boolean }) {
  const { editor, states, publication } = useMessages()
  const lang = useLang()
  const { state, publishedVersion, scheduled } = form.base
  return (
    <div className={styles.standing}>
      <Badge tone={TONES[state]}>{states[state]}</Badge>
      {state === 'changed' && publishedVersion !== null && <span>{editor.changedSince(publishedVersion)}</span>}
      {scheduled && (
        <Badge tone="warn">{publication.scheduled(scheduled.version, formatMomentShort(scheduled.at, lang))}</Badge>
      )}
      <CompletenessMeter completeness={completenessOf(form.kind, form.content)} />
      {canChange && (
        <span className={styles.saved} role="status">
          {form.isDirty ? editor.keptHere : editor.allSaved}
        </span>
      )}
    </div>
  )
}

function Notices({ form, canChange }: { form: RecordForm; canChange: boolean }) {
  const { editor } = useMessages()
  const lang = useLang()
  const { save, kept } = form
  const hasFaults = Object.keys(save.faults).length > 0
  return (
    <div className={styles.notices}>
      {!canChange && (
        <Notice tone="info" quiet>
          {editor.readOnly}
        </Notice>
      )}
      {kept && canChange && (
        <Notice
          tone="warn"
          title={editor.kept.title}
          action={
            <span className={styles.choices}>
              <Button size="compact" onClick={form.takeKept}>
                {editor.kept.take}
              </Button>
              <Button kind="quiet" size="compact" onClick={form.dropKept}>
                {editor.kept.drop}
              </Button>
            </span>
          }
        >
          {editor.kept.text(formatMomentShort(kept.at, lang))}
        </Notice>
      )}
      <ProposalNotice form={form} canChange={canChange} />
      {save.failure && !form.conflict && (
        <Notice tone="danger" title={hasFaults ? editor.faultsTitle : undefined}>
          {hasFaults ? (
            <ul className={styles.faults}>
              {Object.entries(save.faults).map(([path, message]) => (
                <li key={path}>
                  <FaultPlace path={path} /> — {message}
                </li>
              ))}
            </ul>
          ) : (
            save.failure
          )}
        </Notice>
      )}
    </div>
  )
}

/** A path of the server's in words: `ru.keywords.3` is a line of the Russian search words. */
function FaultPlace({ path }: { path: string }) {
  const { fields, languages } = useMessages()
  const parts = path.split('.')
  const language = LANGS.find((lang) => lang === parts[0])
  const field = fields[(language ? parts[1] : parts[0]) as keyof typeof fields] ?? path
  return language ? `${field} (${languages[language]})` : field
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

/** Ctrl+S or ⌘S saves the draft from wherever the focus is. */
function useSaveKey(form: RecordForm, saved: string): void {
  const save = useEffectEvent(() => void saveDraft(form, saved))
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyS') return
      event.preventDefault()
      save()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const { editor, publication } = useMessages()
  const guard = useLeaveGuard(isDirty)
  return (
    <Dialog
      open={guard.isAsking}
      onClose={guard.stay}
      title={editor.unsaved}
      closeLabel={publication.cancel}
      foot={
        <>
          <Button onClick={guard.stay}>{publication.cancel}</Button>
          <Button kind="danger" onClick={guard.leave}>
            {editor.leaveNow}
          </Button>
        </>
      }
    >
      <p>{editor.leave}</p>
    </Dialog>
  )
}

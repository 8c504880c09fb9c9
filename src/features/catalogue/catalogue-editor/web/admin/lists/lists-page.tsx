import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type {
  CategoriesContent,
  IntentionsContent,
  ListContent,
  ListKind,
} from '#features/catalogue/catalogue-lists/model.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { listCompleteness } from '../../../rules-lists.ts'
import { CategoriesTab } from './categories-tab.tsx'
import type { EditedList } from '../records/editable.ts'
import { CompletenessMeter } from '../records/completeness-meter.tsx'
import { ConflictDialog } from '../versions/conflict-dialog.tsx'
import { EditorNotices, LeaveQuestion, SaveButton, SavedState } from '../editor-notices.tsx'
import { IntentionsTab } from './intentions-tab.tsx'
import { useListMessages } from './intention-messages.ts'
import styles from './lists-page.module.css'
import { useMessages } from '../messages.ts'
import { type ListForm, listPathName, useCategoriesForm, useIntentionsForm } from './use-list-form.ts'
import { VersionsTab } from '../versions/versions-tab.tsx'

/** The special intentions by group. */
export function IntentionsPage() {
  const read = useApiQuery('/api/admin/intentions')
  return (
    <Read kind="intentions" read={read}>
      {(list) => <IntentionsEditor list={list} />}
    </Read>
  )
}

/** The five categories of rituals. */
export function CategoriesPage() {
  const read = useApiQuery('/api/admin/categories')
  return (
    <Read kind="categories" read={read}>
      {(list) => <CategoriesEditor list={list} />}
    </Read>
  )
}

type ReadProps<T> = { kind: ListKind; read: UseQueryResult<T>; children: (list: NonNullable<T>) => ReactNode }

function Read<T>({ kind, read, children }: ReadProps<T>) {
  const { kinds } = useListMessages()
  const head = <PageHead title={kinds[kind].title} />
  return (
    <Loaded query={read} head={head} skeleton={<Skeleton lines={10} />}>
      {children}
    </Loaded>
  )
}

function IntentionsEditor({ list }: { list: EditedList<IntentionsContent> }) {
  const form = useIntentionsForm(list)
  return (
    <ListEditor kind="intentions" form={form}>
      {(canChange) => <IntentionsTab form={form} disabled={!canChange} />}
    </ListEditor>
  )
}

function CategoriesEditor({ list }: { list: EditedList<CategoriesContent> }) {
  const form = useCategoriesForm(list)
  return (
    <ListEditor kind="categories" form={form}>
      {(canChange) => <CategoriesTab form={form} disabled={!canChange} />}
    </ListEditor>
  )
}

type ListEditorProps<C extends ListContent> = {
  kind: ListKind
  form: ListForm<C>
  children: (canChange: boolean) => ReactNode
}

function ListEditor<C extends ListContent>({ kind, form, children }: ListEditorProps<C>) {
  const { editor } = useMessages()
  const messages = useListMessages()
  const lang = useLang()
  const { can } = usePanel()
  const { search } = useAddress()
  const canChange = can('catalogue.change')
  const isVersions = search.get('tab') === 'versions'
  const around = { content: form.content, messages, lang }

  return (
    <>
      <PageHead
        title={messages.kinds[kind].title}
        actions={canChange && <SaveButton form={form} messages={messages} />}
      />
      <p className={styles.lead}>{messages.kinds[kind].text}</p>
      <div className={styles.standing}>
        <CompletenessMeter completeness={listCompleteness(form.content)} />
        {canChange && <SavedState isDirty={form.isDirty} />}
      </div>
      <EditorNotices
        form={form}
        canChange={canChange}
        faultName={(path) => {
          const name = listPathName(pathById(form.content, path), around)
          return name.lang ? `${name.text} (${name.lang.toUpperCase()})` : name.text
        }}
      />
      <Tabs
        label={editor.sections}
        tabs={[
          { href: `/${kind}`, text: messages.kinds[kind].tab, isCurrent: !isVersions },
          { href: `/${kind}?tab=versions`, text: editor.tabs.versions, isCurrent: isVersions },
        ]}
      />
      <div className={styles.tab}>
        {isVersions ? <VersionsTab form={form} canChange={canChange} isLive /> : children(canChange)}
      </div>
      {form.conflict && <ConflictDialog key={form.conflict.theirs.version} form={form} conflict={form.conflict} />}
      <LeaveQuestion isDirty={form.isDirty} />
    </>
  )
}

/** Converts the path of an error from the server. The server identifies an entry by its index, and the form by its id. */
function pathById(content: ListContent, path: string): string {
  const [section = '', place, ...rest] = path.split('.')
  const entry = (content as Record<string, { id: string }[]>)[section]?.[Number(place)]
  return entry ? [section, entry.id, ...rest].join('.') : section
}

import type { Lang } from '#base/i18n.ts'
import { useApiPages, useApiQuery } from '#ui/data/api.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { FilterBar } from '#ui/data/filter-bar.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { type SectionPageProps, useAddress } from '#ui/layout/panel.ts'
import { dayBounds } from '#ui/text/local-day.ts'
import { useLang } from '#ui/text/messages.tsx'
import { usePanelMessages } from '#ui/text/use-panel-messages.ts'
import { formatMomentShort } from '#ui/text/moment-format.ts'
import type { AuditMessages } from '../../messages/admin.en.ts'
import type { AuditView } from '../../schemas.ts'
import styles from './audit.module.css'
import { Changes } from './entry-changes.tsx'
import { Id, Subject } from './entry-subject.tsx'
import { useAuditMessages } from './messages.ts'

/** The list of changes by staff, the latest first. */
export function AuditPage({ title }: SectionPageProps) {
  const messages = useAuditMessages()
  const panel = usePanelMessages()
  const lang = useLang()
  const { search } = useAddress()
  const list = useApiPages('/api/admin/audit', { query: queryOf(search) })
  const rituals = useRitualNames(list.data)
  const isNarrowed = ['q', 'what', 'from', 'to'].some((name) => search.has(name))
  return (
    <>
      <PageHead title={title} />
      <p className={styles.note}>{messages.note}</p>
      <Filters />
      <DataTable
        label={title}
        list={list}
        keyOf={({ id }) => id}
        empty={isNarrowed ? panel.emptyFiltered : panel.empty}
        columns={columnsOf(messages, lang, rituals)}
      />
    </>
  )
}

type EntryTextProps = {
  entry: AuditView
  /** Names of rituals by their ids. */
  rituals?: ReadonlyMap<string, string>
}

/** An audit entry in words: the action, its subject and the changes. */
export function EntryText({ entry, rituals }: EntryTextProps) {
  const { actions, records } = useAuditMessages()
  const { what, subject } = entry
  // The action of an old entry may have no text.
  const words: Record<string, string | undefined> = actions
  return (
    <div className={styles.stack}>
      <span>{records[what]?.[subject] ?? words[what] ?? <code className={styles.id}>{what}</code>}</span>
      <Subject entry={entry} name={rituals?.get(entry.subjectId)} />
      <Changes entry={entry} />
    </div>
  )
}

type Names = ReadonlyMap<string, string>

/** Names of the rituals in the entries. A ritual that is not listed is shown by its id. */
function useRitualNames(entries: AuditView[] | undefined): Names {
  const lang = useLang()
  const isAsked = entries?.some(({ subject }) => subject === 'ritual') ?? false
  const { data = [] } = useApiQuery('/api/service-cards', { query: { lang } }, { enabled: isAsked })
  return new Map(data.map(({ id, name }) => [id, name]))
}

function columnsOf({ columns }: AuditMessages, lang: Lang, rituals: Names): Column<AuditView>[] {
  return [
    {
      id: 'when',
      title: columns.when,
      cell: ({ when }) => <span className={styles.when}>{formatMomentShort(when, lang)}</span>,
    },
    { id: 'who', title: columns.who, cell: ({ who }) => <Who who={who} /> },
    {
      id: 'what',
      title: columns.what,
      isHeading: true,
      cell: (entry) => <EntryText entry={entry} rituals={rituals} />,
    },
    { id: 'address', title: columns.address, cell: ({ address }) => address },
  ]
}

/** Reads the filter from the page address. Its days are in the reader's time zone. */
function queryOf(search: URLSearchParams) {
  const days = dayBounds({ from: search.get('from'), to: search.get('to') })
  return { who: search.get('q') || undefined, what: search.get('what') || undefined, ...days }
}

function Filters() {
  const messages = useAuditMessages()
  const { search, setSearch } = useAddress()
  const { data } = useApiQuery('/api/admin/audit/actions')
  const chosen = search.get('what') ?? ''
  const known = data?.actions ?? []
  const actions = chosen !== '' && !known.includes(chosen) ? [chosen, ...known] : known
  const words: Record<string, string | undefined> = messages.actions
  const options = actions
    .map((value) => ({ value, text: words[value] ?? value }))
    .toSorted((a, b) => a.text.localeCompare(b.text))
  return (
    <FilterBar searchHint={messages.search} names={['what', 'from', 'to']}>
      <SelectField
        label={messages.what}
        value={chosen}
        onChange={(what) => setSearch({ what })}
        options={[{ value: '', text: messages.anything }, ...options]}
      />
      <Field
        type="date"
        label={messages.from}
        value={search.get('from') ?? ''}
        onChange={(from) => setSearch({ from })}
      />
      <Field type="date" label={messages.to} value={search.get('to') ?? ''} onChange={(to) => setSearch({ to })} />
    </FilterBar>
  )
}

/** Shows a person by name and e-mail address, and a program or a deleted account by its id. */
function Who({ who: { id, name, email } }: Pick<AuditView, 'who'>) {
  return (
    <span className={styles.stack}>
      <span>{name || email || <Id id={id} />}</span>
      {name && <span className={styles.small}>{email}</span>}
    </span>
  )
}

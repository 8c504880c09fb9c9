import { useState } from 'react'
import type { RecordContent } from '#features/catalogue/model-record.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { useLang } from '#ui/messages.tsx'
import { Notice } from '#ui/notice.tsx'
import { useAddress, usePanel } from '#ui/panel.ts'
import { Segmented } from '#ui/segmented.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import { useFresh } from '#ui/use-fresh.ts'
import { usePages } from '#ui/use-pages.ts'
import { changedFields, splitPath, valueAt } from '../../rules-fields.ts'
import type { VersionLine } from '../../schemas.ts'
import { Difference } from './difference.tsx'
import { useMessages } from './messages.ts'
import { formatMomentShort } from '#ui/format-moment.ts'
import type { EditedRecord } from './record.ts'
import type { RecordForm } from './use-record-form.ts'
import styles from './versions-tab.module.css'

type Version = VersionLine & RecordContent

/** Every state the texts were saved in; one of them beside another, and back again. */
export function VersionsTab({ form, canChange }: { form: RecordForm; canChange: boolean }) {
  const messages = useMessages()
  const { search, setSearch } = useAddress()
  const list = usePages<VersionLine>(`${form.address}/versions?limit=50`)
  const chosen = Number(search.get('n') ?? form.base.version)
  return (
    <div className={styles.columns}>
      <Loaded data={list.items} error={list.error} retry={list.reload}>
        {(items) => (
          <nav aria-label={messages.versions.list}>
            <ol className={styles.list}>
              {items.map((item) => (
                <li key={item.n}>
                  <button
                    type="button"
                    className={styles.version}
                    aria-current={item.n === chosen ? 'true' : undefined}
                    onClick={() => setSearch({ n: String(item.n) })}
                  >
                    <VersionWords version={item} isNewest={item.n === form.base.version} />
                  </button>
                </li>
              ))}
            </ol>
            {list.hasMore && (
              <Button size="compact" busy={list.isLoading} onClick={list.more}>
                …
              </Button>
            )}
          </nav>
        )}
      </Loaded>
      <Compared key={chosen} form={form} n={chosen} canChange={canChange} onRestored={list.reload} />
    </div>
  )
}

function VersionWords({ version, isNewest }: { version: VersionLine; isNewest: boolean }) {
  const { versions, origins } = useMessages()
  const lang = useLang()
  const { n, at, by, origin, restoredFrom, changed, isPublished } = version
  return (
    <>
      <span className={styles.title}>
        {versions.version(n)}
        {isPublished && <Badge tone="ok">{versions.readersSee}</Badge>}
        {isNewest && !isPublished && <Badge tone="info">{versions.newest}</Badge>}
      </span>
      <span className={styles.quiet}>
        {origins[origin]} {restoredFrom !== null && versions.from(restoredFrom)} {by?.email && versions.by(by.email)}
      </span>
      <span className={styles.quiet}>
        {at && origin !== 'shipped' && formatMomentShort(at, lang)}
        {changed.length > 0 && ` · ${versions.changed(changed.length)}`}
      </span>
    </>
  )
}

type ComparedProps = { form: RecordForm; n: number; canChange: boolean; onRestored: () => void }

function Compared({ form, n, canChange, onRestored }: ComparedProps) {
  const { versions } = useMessages()
  const newest = form.base.version
  const [against, setAgainst] = useState<'before' | 'newest'>('before')
  const other = against === 'before' ? n - 1 : newest
  const one = useFresh<Version | null>(`${form.address}/versions/${n}`)
  return (
    <section className={styles.compared} aria-label={versions.version(n)}>
      <header className={styles.head}>
        <h2 className={styles.heading}>{versions.version(n)}</h2>
        {n !== newest && (
          <Segmented
            label={versions.compare}
            value={against}
            segments={[
              { value: 'before', text: versions.beforeThis },
              { value: 'newest', text: versions.newestVersion },
            ]}
            onSelect={(value) => setAgainst(value === 'newest' ? 'newest' : 'before')}
          />
        )}
        {canChange && <Restore form={form} n={n} onRestored={onRestored} />}
      </header>
      <Loaded data={one.data} error={one.error} retry={one.refetch}>
        {(version) =>
          version && (
            <Differences
              form={form}
              version={version}
              other={other < 1 ? undefined : other}
              isOlder={against === 'before'}
            />
          )
        }
      </Loaded>
    </section>
  )
}

type DifferencesProps = { form: RecordForm; version: Version; other: number | undefined; isOlder: boolean }

function Differences({ form, version, other, isOlder }: DifferencesProps) {
  const { versions } = useMessages()
  const read = useFresh<Version | null>(`${form.address}/versions/${other ?? version.n}`)
  return (
    <Loaded data={read.data} error={read.error} retry={read.refetch}>
      {(found) => {
        // What came before the first one that is kept is nowhere: it is compared with itself.
        const against = found ?? version
        const [before, after] = isOlder ? [against, version] : [version, against]
        const paths = changedFields(form.kind, before, after)
        if (paths.length === 0) return <p className={styles.quiet}>{versions.same}</p>
        return paths.map((path) => (
          <section key={path} className={styles.field} aria-label={path}>
            <FieldName path={path} />
            <Difference
              before={valueAt(before, path)}
              after={valueAt(after, path)}
              lang={splitPath(path).lang ?? undefined}
            />
          </section>
        ))
      }}
    </Loaded>
  )
}

/** The name of a field with its language. */
export function FieldName({ path }: { path: Parameters<typeof splitPath>[0] }) {
  const { fields } = useMessages()
  const { lang, field } = splitPath(path)
  // A path's field is one of those that have names.
  const name = fields[field as keyof typeof fields]
  return (
    <h3 className={styles.fieldName}>
      {name} {lang && <span>{lang.toUpperCase()}</span>}
    </h3>
  )
}

type RestoreProps = { form: RecordForm; n: number; onRestored: () => void }

function Restore({ form, n, onRestored }: RestoreProps) {
  const { versions, publication } = useMessages()
  const { call } = usePanel()
  const { setSearch } = useAddress()
  const [isAsking, setIsAsking] = useState(false)
  const restore = useAction(async () => {
    const body = { version: form.base.version }
    form.accept(await call<EditedRecord>(`${form.address}/versions/${n}/restoration`, { method: 'POST', body }))
    setIsAsking(false)
    setSearch({ n: undefined })
    onRestored()
    showToast({ title: versions.restored })
  })
  const reason = n === form.base.version ? versions.isNewest : form.isDirty ? versions.saveFirst : undefined
  return (
    <>
      <Button size="compact" aria-disabled={reason !== undefined} title={reason} onClick={() => setIsAsking(true)}>
        {versions.restore}
      </Button>
      {reason && <span className={styles.quiet}>{reason}</span>}
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={versions.restoreTitle(n)}
        closeLabel={publication.cancel}
        foot={
          <Button kind="primary" busy={restore.isBusy} onClick={() => void restore.run()}>
            {versions.restore}
          </Button>
        }
      >
        <p>{versions.restoreText}</p>
        {restore.failure && <Notice tone="danger">{restore.failure}</Notice>}
      </Dialog>
    </>
  )
}

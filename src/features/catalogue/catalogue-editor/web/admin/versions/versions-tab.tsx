import { useState } from 'react'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/layout/button.tsx'
import { ConfirmButton } from '#ui/overlays/confirm-action.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { useAddress } from '#ui/layout/panel.ts'
import { Segmented } from '#ui/forms/segmented.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { VersionLine } from '../../../schemas.ts'
import { Difference } from './difference.tsx'
import { useMessages } from '../messages.ts'
import { formatMomentShort } from '#ui/text/moment-format.ts'
import type { Edited } from '../records/editable.ts'
import { FieldName } from '../fields/field-name.tsx'
import type { EditorForm } from '../use-editor-form.ts'
import styles from './versions-tab.module.css'

type VersionsTabProps<C extends object, P extends string, A extends Edited<C>> = {
  form: EditorForm<C, P, A>
  canChange: boolean
  /** True if a restored version is visible to readers immediately. False if the restored version becomes a draft. */
  isLive?: boolean
}

/** All versions of the texts. The user can compare two versions and restore one version. */
export function VersionsTab<C extends object, P extends string, A extends Edited<C>>({
  form,
  canChange,
  isLive = false,
}: VersionsTabProps<C, P, A>) {
  const messages = useMessages()
  const { search, setSearch } = useAddress()
  const list = form.calls.useVersions()
  const chosen = Number(search.get('n') ?? form.base.version)
  return (
    <div className={styles.columns}>
      <Loaded query={list}>
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
              <Button size="compact" busy={list.isFetching} onClick={list.more}>
                …
              </Button>
            )}
          </nav>
        )}
      </Loaded>
      <Compared key={chosen} form={form} n={chosen} canChange={canChange} isLive={isLive} onRestored={list.refetch} />
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

type ComparedProps<C extends object, P extends string, A extends Edited<C>> = RestoreProps<C, P, A> & {
  canChange: boolean
}

function Compared<C extends object, P extends string, A extends Edited<C>>({
  form,
  n,
  canChange,
  isLive,
  onRestored,
}: ComparedProps<C, P, A>) {
  const { versions } = useMessages()
  const newest = form.base.version
  const [against, setAgainst] = useState<'before' | 'newest'>('before')
  const other = against === 'before' ? n - 1 : newest
  const one = form.calls.useVersion(n)
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
        {canChange && newest > 1 && <Restore form={form} n={n} isLive={isLive} onRestored={onRestored} />}
      </header>
      <Loaded query={one}>
        {(version) => (
          <Differences
            form={form}
            version={version}
            other={other < 1 ? undefined : other}
            isOlder={against === 'before'}
          />
        )}
      </Loaded>
    </section>
  )
}

type DifferencesProps<C extends object, P extends string, A extends Edited<C>> = {
  form: EditorForm<C, P, A>
  version: VersionLine & C
  other: number | undefined
  isOlder: boolean
}

function Differences<C extends object, P extends string, A extends Edited<C>>({
  form,
  version,
  other,
  isOlder,
}: DifferencesProps<C, P, A>) {
  const { changed, contentOf, valueAt } = form.editing
  const { versions } = useMessages()
  const read = form.calls.useVersion(other ?? version.n)
  const noEarlier = <p className={styles.quiet}>{versions.noEarlier}</p>
  return (
    <Loaded missing={noEarlier} query={read}>
      {(found) => {
        // The first stored version has no previous version.
        if (other === undefined) return noEarlier
        const [before, after] = (isOlder ? [found, version] : [version, found]).map(contentOf) as [C, C]
        const paths = changed(before, after)
        if (paths.length === 0) return <p className={styles.quiet}>{versions.same}</p>
        return paths.map((path) => {
          const name = form.nameOf(path)
          return (
            <section key={path} className={styles.field} aria-label={path}>
              <FieldName {...name} />
              <Difference
                before={form.show(path, valueAt(before, path))}
                after={form.show(path, valueAt(after, path))}
                lang={name.lang ?? undefined}
              />
            </section>
          )
        })
      }}
    </Loaded>
  )
}

type RestoreProps<C extends object, P extends string, A extends Edited<C>> = {
  form: EditorForm<C, P, A>
  n: number
  isLive: boolean
  onRestored: () => void
}

function Restore<C extends object, P extends string, A extends Edited<C>>({
  form,
  n,
  isLive,
  onRestored,
}: RestoreProps<C, P, A>) {
  const { versions } = useMessages()
  const { setSearch } = useAddress()
  const reason = n === form.base.version ? versions.isNewest : form.isDirty ? versions.saveFirst : undefined

  async function restore(): Promise<void> {
    await form.accept(form.calls.restore(n, { version: form.base.version }))
    setSearch({ n: undefined })
    onRestored()
    showToast({ title: isLive ? versions.restoredLive : versions.restored })
  }

  return (
    <>
      <ConfirmButton
        text={versions.restore}
        button={{ 'aria-disabled': reason !== undefined, title: reason }}
        title={versions.restoreTitle(n)}
        call={restore}
      >
        <p>{isLive ? versions.restoreTextLive : versions.restoreText}</p>
      </ConfirmButton>
      {reason && <span className={styles.quiet}>{reason}</span>}
    </>
  )
}

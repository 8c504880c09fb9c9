import { lazy, Suspense } from 'react'
import { type Lang, LANGS } from '#base/i18n.ts'
import { Segmented } from '#ui/forms/segmented.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useAddress } from '#ui/layout/panel.ts'
import { WORD_FIELDS, type WordField as WordFieldName } from '../../../model.ts'
import { CommonFields } from '../fields/common-fields.tsx'
import styles from './fields-tab.module.css'
import { useMessages } from '../messages.ts'
import type { RecordForm } from './use-record-form.ts'
import { WordField } from '../fields/word-field.tsx'

// The preview contains the Markdown parser, so it is loaded only when it is shown.
const PagePreview = lazy(() => import('./page-preview.tsx').then((module) => ({ default: module.PagePreview })))

type FieldsTabProps = { form: RecordForm; disabled: boolean }

const FOR_SEARCH: readonly WordFieldName[] = ['seo_title', 'seo_description', 'keywords']

/** Shows both languages side by side, field by field, or one language with a preview next to it. */
export function FieldsTab({ form, disabled }: FieldsTabProps) {
  const messages = useMessages()
  const { search, setSearch } = useAddress()
  const wantedView = search.get('view')
  const view = wantedView === 'ru' || wantedView === 'en' ? wantedView : 'both'
  const langs: readonly Lang[] = view === 'both' ? LANGS : [view]
  const groups = groupsOf(WORD_FIELDS[form.kind])

  return (
    <div className={styles.tab} data-view={view}>
      <div className={styles.views}>
        <Segmented
          label={messages.editor.view}
          value={view}
          segments={(['both', 'ru', 'en'] as const).map((value) => ({ value, text: messages.editor.views[value] }))}
          onSelect={(value) => setSearch({ view: value === 'both' ? undefined : value })}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.fields}>
          {groups.map(({ id, fields }) => (
            <section key={id} className={styles.group} aria-label={titleOf(id, messages)}>
              {id !== 'main' && <h2 className={styles.heading}>{titleOf(id, messages)}</h2>}
              {fields.map((field) => (
                <div key={field} className={styles.pair}>
                  {langs.map((lang, place) => (
                    <WordField
                      key={lang}
                      form={form}
                      field={field}
                      lang={lang}
                      disabled={disabled}
                      isSecond={place > 0}
                    />
                  ))}
                </div>
              ))}
            </section>
          ))}
          <CommonFields form={form} disabled={disabled} />
        </div>
        {view !== 'both' && (
          <aside className={styles.beside} aria-labelledby="page-beside">
            <h2 id="page-beside" className={`${styles.heading} ${styles.besideName}`}>
              {messages.editor.previewBeside}
            </h2>
            <Suspense fallback={<Skeleton lines={10} />}>
              <PagePreview kind={form.kind} id={form.base.id} content={form.content} lang={view} />
            </Suspense>
          </aside>
        )}
      </div>
    </div>
  )
}

type GroupId = 'main' | 'mantra' | 'search'

function groupsOf(fields: readonly WordFieldName[]): { id: GroupId; fields: WordFieldName[] }[] {
  const idOf = (field: WordFieldName): GroupId =>
    FOR_SEARCH.includes(field) ? 'search' : field.startsWith('mantra_') ? 'mantra' : 'main'
  const ids: GroupId[] = ['main', 'mantra', 'search']
  return ids
    .map((id) => ({ id, fields: fields.filter((field) => idOf(field) === id) }))
    .filter((group) => group.fields.length > 0)
}

function titleOf(id: GroupId, { editor }: ReturnType<typeof useMessages>): string {
  return { main: editor.tabs.text, mantra: editor.mantraPart, search: editor.searchPart }[id]
}

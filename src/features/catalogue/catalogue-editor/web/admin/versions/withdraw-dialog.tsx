import { useState } from 'react'
import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { Link } from '#ui/layout/link.tsx'
import { ConfirmAction } from '#ui/overlays/confirm-action.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { REDIRECT_PAGES } from '../../../model.ts'
import type { RecordLink } from '../../../schemas.ts'
import { useMessages } from '../messages.ts'
import styles from '../records/form.module.css'
import { CALLS, PAGES } from '../records/record.ts'
import type { RecordForm } from '../records/use-record-form.ts'

/**
 * The dialog that unpublishes a ritual or article. It lists the pages with links to this page, and asks for the page to which visitors are
 * redirected.
 */
export function WithdrawDialog({ form, onClose }: { form: RecordForm; onClose: () => void }) {
  const { publication } = useMessages()
  const api = useApi()
  const { kind, base } = form
  const path = { id: base.id }
  const links = useApiQuery(`${CALLS[kind]}/{id}/links`, { path })
  const [redirectTo, setRedirectTo] = useState('')

  async function withdraw(): Promise<void> {
    const body = { published: false, redirectTo: redirectTo || null }
    await form.accept(api.post(`${CALLS[kind]}/{id}/publication`, { path, body }))
    showToast({ title: publication.withdrawn })
  }

  return (
    <ConfirmAction
      open
      title={publication.withdrawTitle}
      yes={publication.withdraw}
      isDangerous
      call={withdraw}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{redirectTo === '' ? publication.withdrawText : publication.withdrawRedirected}</p>
        <Loaded query={links}>{({ items }) => <Links items={items} />}</Loaded>
        <RedirectField kind={kind} id={base.id} value={redirectTo} onChange={setRedirectTo} />
      </div>
    </ConfirmAction>
  )
}

/**
 * Links in texts stay, so staff must change these links by hand. An unpublished ritual disappears from the lists of related rituals automatically.
 */
function Links({ items }: { items: readonly RecordLink[] }) {
  const { publication, kinds } = useMessages()
  const lang = useLang()
  const inTexts = items.filter(({ where }) => where === 'text')
  const related = items.length - inTexts.length
  return (
    <>
      {inTexts.length === 0 ? (
        <p>{publication.noLinks}</p>
      ) : (
        <div>
          <p>{publication.links}</p>
          <ul className={styles.links}>
            {inTexts.map(({ kind, id, name }) => (
              <li key={`${kind} ${id}`}>
                <Link href={`${PAGES[kind]}/${id}`}>{name[lang] || name.ru || name.en || id}</Link>
                {` · ${kinds[kind].one}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {related > 0 && <p>{publication.related(related)}</p>}
    </>
  )
}

type RedirectFieldProps = { kind: RecordKind; id: string; value: string; onChange: (value: string) => void }

function RedirectField({ kind, id, value, onChange }: RedirectFieldProps) {
  const { publication } = useMessages()
  const query = { lang: useLang() }
  const { data: rituals = [] } = useApiQuery('/api/service-cards', { query })
  const { data: articles = [] } = useApiQuery('/api/articles-catalog')
  const pages = [
    ...rituals.map((one) => ({ kind: 'ritual' as const, id: one.id, text: one.name })),
    ...articles
      .filter(({ source }) => source === 'articles')
      .map((one) => ({ kind: 'article' as const, id: one.id, text: query.lang === 'ru' ? one.name : one.name_en })),
  ]
  return (
    <SelectField
      label={publication.redirect}
      value={value}
      onChange={onChange}
      options={[
        { value: '', text: publication.noRedirect },
        ...REDIRECT_PAGES.map((page) => ({ value: page, text: publication.fixedPages[page] })),
        ...pages
          .filter((page) => page.kind !== kind || page.id !== id)
          .map((page) => ({ value: `/${page.kind}/${page.id}`, text: page.text })),
      ]}
    />
  )
}

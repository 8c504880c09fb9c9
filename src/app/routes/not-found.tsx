import { useState } from 'react'
import { NotFoundCard } from '#features/catalogue/catalogue/web/not-found-card.tsx'
import { SEARCH_LENGTH } from '#features/catalogue/search/model.ts'
import { searchMessages } from '#features/catalogue/search/web/messages.ts'
import { Button } from '#ui/layout/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { PageModule } from '../shell/page-module.ts'
import { useAppMessages } from '../shell/messages.ts'
import styles from './not-found.module.css'

export const page: PageModule = {
  Page: NotFoundPage,
  queries: () => [],
  title: ({ messages }) => messages.app.notFoundTitle,
  exists: () => false,
}

function NotFoundPage() {
  const messages = useAppMessages()
  return (
    <NotFoundCard title={messages.notFoundTitle} text={messages.notFoundText} back={messages.toHome} to="/">
      <SearchForm />
    </NotFoundCard>
  )
}

/** A plain form, so that it works before hydration. The home page opens the search with the query. */
function SearchForm() {
  const messages = useAppMessages()
  const lang = useLang()
  const [text, setText] = useState('')
  return (
    <form role="search" action="/" className={styles.search}>
      <input type="hidden" name="lang" value={lang} />
      <Field
        label={searchMessages[lang].label}
        type="search"
        name="q"
        required
        maxLength={SEARCH_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        onChange={setText}
      />
      <Button type="submit">{messages.search}</Button>
    </form>
  )
}

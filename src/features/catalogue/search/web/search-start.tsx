import { useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Contacts } from '#features/catalogue/catalogue/web/reading/contacts.tsx'
import styles from './search-palette.module.css'
import { searchMessages } from './messages.ts'

/** The popular searches, which are shown before anything is typed. */
export function SearchStart({ onPick }: { onPick: (query: string) => void }) {
  const messages = searchMessages[useLang()]
  return (
    <Section className={styles.start} heading={styles.group} title={messages.emptyTitle}>
      <Suggestions onPick={onPick} />
    </Section>
  )
}

type NothingProps = { query: string; onPick: (query: string) => void }

/** Shown if the search finds nothing. Suggests other words and a contact. */
export function SearchNothing({ query, onPick }: NothingProps) {
  const messages = searchMessages[useLang()]
  const { data: shop } = useApiQuery('/api/shop')
  return (
    <section className={`${styles.start} ${styles.nothingFound}`}>
      <div className={styles.part}>
        <div role="status">
          <h2 className={styles.nothing}>{messages.nothing(query)}</h2>
        </div>
        <p className={styles.hint}>{messages.nothingText}</p>
      </div>
      <div className={styles.part}>
        <h3 className={styles.group}>{messages.emptyTitle}</h3>
        <Suggestions onPick={onPick} />
      </div>
      {shop && <Contacts email={shop.providerEmail} messengerLink={shop.messengerLink} />}
    </section>
  )
}

export function SearchFailed({ offline, onRetry }: { offline: boolean; onRetry: () => void }) {
  const messages = searchMessages[useLang()]
  return (
    <div className={styles.start}>
      <Notice tone={offline ? 'warn' : 'danger'} action={<Button onClick={onRetry}>{messages.retry}</Button>}>
        {offline ? messages.offline : messages.failed}
      </Notice>
    </div>
  )
}

function Suggestions({ onPick }: { onPick: (query: string) => void }) {
  const messages = searchMessages[useLang()]
  return (
    <ul data-plain className={styles.suggestions}>
      {messages.suggestions.map((suggestion) => (
        <li key={suggestion}>
          <button
            type="button"
            className={styles.suggestion}
            onClick={(event) => pick(event.currentTarget, suggestion)}
          >
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  )

  /** Moves the focus to the field. From there the keyboard reaches the results. */
  function pick(button: HTMLElement, suggestion: string): void {
    button.closest('[role=dialog]')?.querySelector('input')?.focus()
    onPick(suggestion)
  }
}

import { useState } from 'react'
import { apiAddress, type ApiData, useApiQuery } from '#ui/data/api.ts'
import { Card } from '#ui/layout/card.tsx'
import { Field } from '#ui/forms/field.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { clockText } from './sandbox-calls.ts'
import { OFTEN, SandboxList, useMore } from './sandbox-list.tsx'
import styles from './sandbox-page.module.css'
import { useMessages } from './messages.ts'

type Message = NonNullable<ApiData<'/api/sandbox/messages'>>[number]

const SHOWN_AT_FIRST = 5

export function SandboxMessages() {
  const { messages } = useMessages()
  const [to, setTo] = useState('')
  const { shown, moreOf } = useMore(SHOWN_AT_FIRST)
  return (
    <section className={styles.section} aria-labelledby="messages-title">
      <h2 id="messages-title">{messages.title}</h2>
      <SandboxList query={useApiQuery('/api/sandbox/messages', {}, OFTEN)} empty={messages.empty}>
        {(list) => {
          const found = list.filter((message) => message.to.includes(to.trim().toLowerCase()))
          return (
            <>
              <Field label={messages.filter} type="search" autoComplete="off" value={to} onChange={setTo} />
              {found.length === 0 && <p className={styles.empty}>{messages.none}</p>}
              <ul data-plain className={styles.cards}>
                {found.slice(0, shown).map((message) => (
                  <li key={message.id}>
                    <MessageCard message={message} />
                  </li>
                ))}
              </ul>
              {moreOf(found.length)}
            </>
          )
        }}
      </SandboxList>
    </section>
  )
}

function MessageCard({ message: { id, channel, to, subject, text, code, createdAt } }: { message: Message }) {
  const { messages } = useMessages()
  const lang = useLang()
  return (
    <Card as="article" className={styles.card}>
      <h3 className={styles.subject}>{subject}</h3>
      <p className={styles.hint}>
        {messages.to}: {to} · {clockText(createdAt, lang)}
      </p>
      {code && (
        <p className={styles.code}>
          <span className={styles.hint}>{messages.code}</span> {code}
        </p>
      )}
      <details>
        <summary>{messages.text}</summary>
        <p className={styles.text}>{text}</p>
      </details>
      {channel === 'email' && (
        <details>
          <summary>{messages.page}</summary>
          <iframe
            className={styles.frame}
            title={subject}
            src={apiAddress('/api/sandbox/messages/{id}/page', { path: { id } })}
            sandbox=""
            loading="lazy"
          />
        </details>
      )}
    </Card>
  )
}

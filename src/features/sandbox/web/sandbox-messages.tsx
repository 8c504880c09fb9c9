import { useState } from 'react'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { useLang } from '#ui/messages.tsx'
import { clockText } from './clock-text.ts'
import { SandboxList } from './sandbox-list.tsx'
import styles from './sandbox-page.module.css'
import { useWords } from './messages.ts'

type Message = {
  id: string
  channel: 'email' | 'sms'
  to: string
  subject: string
  text: string
  code?: string
  createdAt: string
}

const SHOWN = 20

export function SandboxMessages() {
  const { messages: words } = useWords()
  const [to, setTo] = useState('')
  return (
    <section className={styles.section} aria-labelledby="messages-title">
      <h2 id="messages-title">{words.title}</h2>
      <SandboxList<Message> call="messages" empty={words.empty}>
        {(messages) => {
          const shown = messages.filter((message) => message.to.includes(to.trim().toLowerCase()))
          return (
            <>
              <Field label={words.filter} type="search" autoComplete="off" value={to} onChange={setTo} />
              {shown.length === 0 && <p className={styles.empty}>{words.none}</p>}
              <ul role="list" className={styles.cards}>
                {shown.slice(0, SHOWN).map((message) => (
                  <li key={message.id}>
                    <MessageCard message={message} />
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </SandboxList>
    </section>
  )
}

function MessageCard({ message: { id, channel, to, subject, text, code, createdAt } }: { message: Message }) {
  const { messages: words } = useWords()
  const lang = useLang()
  return (
    <Card as="article" className={styles.card}>
      <h3 className={styles.subject}>{subject}</h3>
      <p className={styles.hint}>
        {words.to}: {to} · {clockText(createdAt, lang)}
      </p>
      {code && (
        <p className={styles.code}>
          <span className={styles.hint}>{words.code}</span> {code}
        </p>
      )}
      <details>
        <summary>{words.text}</summary>
        <p className={styles.text}>{text}</p>
      </details>
      {channel === 'email' && (
        <details>
          <summary>{words.page}</summary>
          <iframe
            className={styles.frame}
            title={subject}
            src={`/api/sandbox/messages/${id}/page`}
            sandbox=""
            loading="lazy"
          />
        </details>
      )}
    </Card>
  )
}

import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { useLang } from '#ui/messages.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePanel } from '#ui/panel.ts'
import { Segmented } from '#ui/segmented.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import { useFresh } from '#ui/use-fresh.ts'
import type { EmailPreview } from '../../schemas.ts'
import styles from './emails-page.module.css'
import { useMessages } from './messages.ts'

/** Every e-mail of the shop in both languages, as its reader gets it, and the same sent to oneself. */
export function EmailTexts() {
  const messages = useMessages()
  const [lang, setLang] = useState(useLang())
  const { data, error, refetch } = useFresh<{ items: EmailPreview[] }>(`/api/admin/email-templates?lang=${lang}`)
  return (
    <>
      <p className={styles.lead}>{messages.textsLead}</p>
      <Segmented
        label={messages.language}
        value={lang}
        onSelect={(value) => setLang(value === 'ru' ? 'ru' : 'en')}
        segments={[
          { value: 'ru', text: 'RU', label: 'Русский', lang: 'ru' },
          { value: 'en', text: 'EN', label: 'English', lang: 'en' },
        ]}
      />
      <Loaded data={data} error={error} retry={refetch}>
        {({ items }) => (
          <div className={styles.texts}>
            {items.map((preview) => (
              <Text key={preview.kind} preview={preview} lang={lang} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  )
}

function Text({ preview, lang }: { preview: EmailPreview; lang: 'ru' | 'en' }) {
  const messages = useMessages()
  const { call, can } = usePanel()
  const test = useAction(async () => {
    const path = `/api/admin/email-templates/${preview.kind}/test`
    const { to } = await call<{ to: string }>(path, { method: 'POST', body: { lang } })
    showToast({ title: messages.tested(to) })
  })
  return (
    <Card as="article" className={styles.example}>
      <header>
        <p className={styles.kind}>{messages.kinds[preview.kind] ?? preview.kind}</p>
        {can('settings.change') && (
          <Button size="compact" busy={test.isBusy} onClick={() => void test.run()}>
            {messages.test}
          </Button>
        )}
      </header>
      {test.failure && <Notice tone="danger">{test.failure}</Notice>}
      <h2 lang={lang}>{preview.subject}</h2>
      <p className={styles.text} lang={lang}>
        {preview.text}
      </p>
    </Card>
  )
}

import { useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { useApi, useApiQuery } from '#ui/api.ts'
import { useLang } from '#ui/messages.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { usePanel } from '#ui/panel.ts'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import type { EmailTextsView } from '../../schemas-templates.ts'
import { EmailPreviewCard } from './email-preview.tsx'
import styles from './email-templates.module.css'
import { useMessages } from './messages.ts'
import { TemplateFields, type Words } from './template-fields.tsx'

/** The words of one e-mail, both languages side by side, with what becomes of them beside. */
export function EmailTemplateDetail({ kind }: { kind: string }) {
  const messages = useMessages()
  const { data, error, refetch } = useApiQuery('/api/admin/email-templates/{kind}', { path: { kind } })
  return (
    <>
      <PageHead title={messages.kinds[kind] ?? kind} back={{ href: '/emails/texts', text: messages.backToTexts }} />
      <Loaded data={data} error={error} retry={() => void refetch()}>
        {(view) => view && <TextForm key={view.version} view={view} onDone={refetch} />}
      </Loaded>
    </>
  )
}

function TextForm({ view, onDone }: { view: EmailTextsView; onDone: () => void }) {
  const messages = useMessages()
  const { can } = usePanel()
  const api = useApi()
  const [words, setWords] = useState(() => wordsOf(view, 'text'))
  const [lang, setLang] = useState<Lang>(useLang())
  const isClosed = !can('settings.change')
  const isChanged = JSON.stringify(words) !== JSON.stringify(wordsOf(view, 'text'))
  const isOwn = JSON.stringify(words) === JSON.stringify(wordsOf(view, 'own'))
  const [faults, setFaults] = useState<Record<string, string>>({})

  const save = useAction(async () => {
    await api.put('/api/admin/email-templates/{kind}', {
      path: { kind: view.kind },
      body: { version: view.version, ...words },
    })
    showToast({ title: messages.saved })
    onDone()
  })
  const isConflict = save.problem?.code === 'conflict.version'
  const said = { ...faults, ...save.faults }

  function put(inLang: Lang, part: string, text: string): void {
    setLang(inLang)
    save.clear()
    setWords({ ...words, [inLang]: { ...words[inLang], [part]: text } })
  }

  return (
    <div className={styles.columns}>
      <Card as="section">
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void save.run()
          }}
        >
          <p className={styles.hint}>{isClosed ? messages.readOnly : messages.wordsLead}</p>
          {view.parts.map((part) => (
            <TemplateFields
              key={part.part}
              part={part}
              words={words}
              faults={said}
              isClosed={isClosed}
              onChange={put}
            />
          ))}
          {isConflict && (
            <Notice
              tone="danger"
              action={
                <Button size="compact" onClick={onDone}>
                  {messages.showCurrent}
                </Button>
              }
            >
              {messages.conflict}
            </Notice>
          )}
          {save.failure !== undefined && !isConflict && (
            <Notice tone="danger" title={messages.faults}>
              {save.failure}
            </Notice>
          )}
          {!isClosed && (
            <div className={styles.buttons}>
              <Button kind="primary" type="submit" busy={save.isBusy} disabled={!isChanged}>
                {messages.save}
              </Button>
              <Button disabled={isOwn} onClick={() => setWords(wordsOf(view, 'own'))}>
                {messages.restoreAll}
              </Button>
              {can('audit.read') && view.version > 0 && (
                <Link href="/audit?what=email-texts.change">{messages.history}</Link>
              )}
              <p className={styles.hint} role="status">
                {isChanged && messages.unsaved}
              </p>
            </div>
          )}
        </form>
      </Card>
      <EmailPreviewCard kind={view.kind} lang={lang} onLang={setLang} words={words[lang]} onFaults={setFaults} />
    </div>
  )
}

function wordsOf({ parts }: EmailTextsView, which: 'own' | 'text'): Words {
  const of = (lang: Lang) => Object.fromEntries(parts.map((part) => [part.part, part[which][lang]]))
  return { ru: of('ru'), en: of('en') }
}

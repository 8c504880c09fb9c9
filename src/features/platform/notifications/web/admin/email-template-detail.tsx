import { useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Form, FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Link } from '#ui/layout/link.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { emailTextsInput, type EmailTextsView } from '../../schemas.ts'
import { EmailPreviewCard } from './email-preview.tsx'
import styles from './email-templates.module.css'
import { useMessages } from './messages.ts'
import { TemplateFields, type Words } from './template-fields.tsx'

/** The texts of one e-mail, both languages side by side, with a preview. */
export function EmailTemplateDetail({ kind }: { kind: string }) {
  const messages = useMessages()
  const query = useApiQuery('/api/admin/email-templates/{kind}', { path: { kind } })
  return (
    <>
      <PageHead title={messages.kinds[kind] ?? kind} back={{ href: '/emails/texts', text: messages.backToTexts }} />
      <Loaded query={query}>
        {(view) => view && <TextForm key={view.version} view={view} onDone={query.refetch} />}
      </Loaded>
    </>
  )
}

const schema = emailTextsInput.omit({ version: true })

function TextForm({ view, onDone }: { view: EmailTextsView; onDone: () => void }) {
  const messages = useMessages()
  const { can } = usePanel()
  const api = useApi()
  const form = useSchemaForm({
    schema,
    defaultValues: wordsOf(view, 'text'),
    toInput: (typed: Words) => typed,
  })
  const words = form.watch()
  const [lang, setLang] = useState<Lang>(useLang())
  const [faults, setFaults] = useState<Record<string, string>>({})
  const isClosed = !can('settings.change')
  const { isDirty } = form.formState
  const isOwn = JSON.stringify(words) === JSON.stringify(wordsOf(view, 'own'))

  async function save(texts: Words): Promise<void> {
    const body = { version: view.version, ...texts }
    await api.put('/api/admin/email-templates/{kind}', { path: { kind: view.kind }, body })
    showToast({ title: messages.saved })
    onDone()
  }

  return (
    <div className={styles.columns}>
      <Card as="section">
        <Form form={form} onSubmit={save} isClosed={isClosed} className={styles.form}>
          <p className={styles.hint}>{isClosed ? messages.readOnly : messages.wordsLead}</p>
          {view.parts.map((part) => (
            <TemplateFields key={part.part} part={part} faults={faults} isClosed={isClosed} onChange={setLang} />
          ))}
          <FormFailure
            besideFaults
            title={messages.faults}
            texts={{ 'conflict.version': messages.conflict }}
            reload={{ text: messages.showCurrent, onReload: onDone }}
          />
          {!isClosed && (
            <div className={styles.buttons}>
              <SubmitButton disabled={!isDirty}>{messages.save}</SubmitButton>
              <Button
                disabled={isOwn}
                onClick={() => form.reset(wordsOf(view, 'own'), { keepDefaultValues: true, keepDirtyValues: false })}
              >
                {messages.restoreAll}
              </Button>
              {can('audit.read') && view.version > 0 && (
                <Link href="/audit?what=email-texts.change">{messages.history}</Link>
              )}
              <p className={styles.hint} role="status">
                {isDirty && messages.unsaved}
              </p>
            </div>
          )}
        </Form>
      </Card>
      <EmailPreviewCard kind={view.kind} lang={lang} onLang={setLang} words={words[lang]} onFaults={setFaults} />
    </div>
  )
}

function wordsOf({ parts }: EmailTextsView, which: 'own' | 'text'): Words {
  const of = (lang: Lang) => Object.fromEntries(parts.map((part) => [part.part, part[which][lang]]))
  return { ru: of('ru'), en: of('en') }
}

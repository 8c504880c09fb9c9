import { useEffect, useRef, useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { useApi } from '#ui/data/api.ts'
import { RequestError } from '#ui/data/request.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Segmented } from '#ui/forms/segmented.tsx'
import { Card } from '#ui/layout/card.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { ActionButton } from '#ui/overlays/action-button.tsx'
import type { EmailPreview } from '../../schemas.ts'
import styles from './email-templates.module.css'
import { useMessages } from './messages.ts'

/** The delay after the last keystroke, so that the form sends no request in the middle of a word. */
const PAUSE_MS = 350

type EmailPreviewProps = {
  kind: string
  lang: Lang
  onLang: (lang: Lang) => void
  words: Record<string, string>
  /** Called with the errors of invalid texts, by keys such as `ru.subject`. */
  onFaults: (faults: Record<string, string>) => void
}

/** Preview of the e-mail with the unsaved texts, and a button that sends it to the user. If texts are invalid, the last valid preview stays. */
export function EmailPreviewCard({ kind, lang, onLang, words, onFaults }: EmailPreviewProps) {
  const messages = useMessages()
  const { can } = usePanel()
  const api = useApi()
  const [preview, setPreview] = useState<EmailPreview & { lang: Lang }>()
  const [form, setForm] = useState<'html' | 'text'>('html')
  const draft = JSON.stringify({ lang, words })
  async function test(): Promise<void> {
    const { to } = await api.post('/api/admin/email-templates/{kind}/test', { path: { kind }, body: { lang, words } })
    showToast({ title: messages.tested(to) })
  }

  useEffect(() => {
    let isOver = false
    const timer = setTimeout(() => {
      const body = JSON.parse(draft) as { lang: Lang; words: Record<string, string> }
      api.post('/api/admin/email-templates/{kind}/preview', { path: { kind }, body }).then(
        (drawn) => {
          if (isOver) return
          setPreview({ ...drawn, lang })
          onFaults({})
        },
        (error: unknown) => {
          if (!isOver && error instanceof RequestError)
            onFaults(Object.fromEntries((error.problem?.errors ?? []).map(({ path, message }) => [path, message])))
        },
      )
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- The panel's call and the setter are the same at every render.
  }, [kind, draft])

  return (
    <Card as="section" className={styles.preview} aria-label={messages.preview}>
      <div className={styles.buttons}>
        <Segmented
          label={messages.language}
          value={lang}
          onSelect={(value) => onLang(value === 'ru' ? 'ru' : 'en')}
          segments={[
            { value: 'ru', text: 'RU', label: 'Русский', lang: 'ru' },
            { value: 'en', text: 'EN', label: 'English', lang: 'en' },
          ]}
        />
        <Segmented
          label={messages.form}
          value={form}
          onSelect={(value) => setForm(value === 'text' ? 'text' : 'html')}
          segments={[
            { value: 'html', text: messages.forms.html },
            { value: 'text', text: messages.forms.text },
          ]}
        />
        {can('settings.change') && <ActionButton call={test}>{messages.test}</ActionButton>}
      </div>
      {preview ? (
        <>
          <h2 lang={preview.lang}>{preview.subject}</h2>
          {form === 'html' ? (
            <EmailFrame title={messages.previewTitle(preview.subject)} html={preview.html} />
          ) : (
            <p className={styles.text} lang={preview.lang}>
              {preview.text}
            </p>
          )}
        </>
      ) : (
        <Skeleton lines={6} />
      )}
    </Card>
  )
}

/**
 * Shows an e-mail in its own frame. The content security policy blocks styles in a document, so a script sets them element by element.
 * Nothing in the e-mail runs or reacts to clicks.
 */
function EmailFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(480)

  function draw(): void {
    const inside = frame.current?.contentDocument
    if (!inside?.body) return
    const plain = html.replace(/<style>.*?<\/style>/s, '').replaceAll(' style="', ' data-style="')
    const email = new DOMParser().parseFromString(plain, 'text/html')
    const body = inside.importNode(email.body, true)
    for (const piece of [body, ...body.querySelectorAll<HTMLElement>('[data-style]')])
      piece.style.cssText = piece.dataset.style ?? ''
    inside.documentElement.lang = email.documentElement.lang
    inside.documentElement.replaceChild(body, inside.body)
    body.inert = true
    // The height of the body is never less than the height of its frame, so the height of the table is measured.
    const table = body.querySelector('table')
    if (table) setHeight(table.offsetHeight)
  }

  useEffect(draw, [html])

  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      className={styles.frame}
      style={{ blockSize: height }}
      onLoad={draw}
    />
  )
}

import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import styles from './copy-button.module.css'
import { LiveText } from '../feedback/live-text.tsx'
import { Icon } from './icon.tsx'

type CopyButtonProps = {
  /** The exact text that is copied to the clipboard. */
  text: string
  labels: { copy: string; copied: string; failed: string }
  /** The copied content, for screen readers: "Copy the address". Without this text, screen readers read only the label. */
  name?: string
  kind?: 'secondary' | 'quiet'
}

/** Copies the text. For two seconds the button shows a confirmation, or says that the browser refused. */
export function CopyButton({ text, labels, name, kind = 'secondary' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), 2000)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => setOutcome((await writeClipboard(text)) ? 'copied' : 'failed')

  return (
    <>
      <Button kind={kind} className={styles[kind]} aria-label={outcome ? undefined : name} onClick={copy}>
        <span className={styles.states}>
          {(['copy', 'copied', 'failed'] as const).map((state) => (
            <span key={state} aria-hidden={state !== (outcome ?? 'copy')} data-shown={state === (outcome ?? 'copy')}>
              <Icon name={state === 'copied' ? 'check' : 'copy'} size={20} />
              {labels[state]}
            </span>
          ))}
        </span>
      </Button>
      <span role="status" className="visually-hidden">
        {outcome && <LiveText>{labels[outcome]}</LiveText>}
      </span>
    </>
  )
}

/** True if the text was copied. Copying fails without permission, without HTTPS, and in some embedded browsers. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

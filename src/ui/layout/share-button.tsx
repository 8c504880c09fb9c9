import { showToast } from '../feedback/toast-store.ts'
import { useLang } from '../text/messages.tsx'

type ShareButtonProps = {
  label: string
  /** The message if the browser cannot share and has copied the link instead. */
  copied: string
  className?: string
}

/**
 * Shares the page's address, in the reader's language, with the share dialog of the system. Copies the address if there is no such dialog.
 */
export function ShareButton({ label, copied, className }: ShareButtonProps) {
  const lang = useLang()

  async function share(): Promise<void> {
    const url = `${location.origin}${location.pathname}?lang=${lang}`
    try {
      if ('share' in navigator) await navigator.share({ title: document.title, url })
      else await copyLink(url)
    } catch {
      // The reader closed the share dialog, so nothing was shared.
    }
  }

  async function copyLink(url: string): Promise<void> {
    await navigator.clipboard.writeText(url).then(
      () => showToast({ title: copied }),
      () => prompt(label, url),
    )
  }

  return (
    <button type="button" className={className} onClick={share}>
      {label}
    </button>
  )
}

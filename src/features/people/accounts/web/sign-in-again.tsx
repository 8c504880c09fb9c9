import { Dialog } from '#ui/overlays/dialog.tsx'
import { SignInCard } from './sign-in-card.tsx'
import styles from './sign-in-again.module.css'

type SignInAgainProps = {
  open: boolean
  onClose: () => void
  onSignedIn: () => Promise<boolean>
  /** Who was signed in. */
  email: string
  /** As in the card: null where nothing is agreed to anew. */
  consent?: string | null
  messages: { title: string; text: string; lead: string; close: string }
}

/** Signing in over a page whose session has ended: everything typed there is kept. */
export function SignInAgain({ open, onClose, onSignedIn, email, consent, messages }: SignInAgainProps) {
  return (
    <Dialog open={open} onClose={onClose} title={messages.title} closeLabel={messages.close}>
      <p>{messages.text}</p>
      <div className={styles.signIn}>
        <SignInCard prefill={email} lead={messages.lead} consent={consent} titleHidden onSignedIn={onSignedIn} />
      </div>
    </Dialog>
  )
}

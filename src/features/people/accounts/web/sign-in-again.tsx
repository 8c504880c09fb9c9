import { Dialog } from '#ui/overlays/dialog.tsx'
import { SignInCard } from './sign-in-card.tsx'
import styles from './sign-in-card.module.css'

type SignInAgainProps = {
  open: boolean
  onClose: () => void
  onSignedIn: () => Promise<boolean>
  /** The e-mail address of the user who was signed in. */
  email: string
  /** The consent text of the sign-in card. Null when there is nothing new to agree to. */
  consent?: string | null
  messages: { title: string; text: string; lead: string; close: string }
}

/** The sign-in over a page whose session has ended. Everything that was typed on the page stays. */
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

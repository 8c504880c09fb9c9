import { SignInCard } from '#features/people/accounts/web/sign-in-card.tsx'
import { useMessages } from '#features/office/today/web/admin/messages.ts'
import styles from './sign-in-page.module.css'

type SignInPageProps = { shopName: string; onSignedIn: () => Promise<boolean> }

/** A stranger sees only a sign-in card, not the panel. */
export function SignInPage({ shopName, onSignedIn }: SignInPageProps) {
  const { strangerTitle, signInLead, signInConsent } = useMessages()
  return (
    <main id="content" className={styles.page} tabIndex={-1}>
      <p className={styles.shop}>
        <a href="/">{shopName}</a>
        <span>{strangerTitle}</span>
      </p>
      <SignInCard prefill="" lead={signInLead} consent={signInConsent} onSignedIn={onSignedIn} />
    </main>
  )
}

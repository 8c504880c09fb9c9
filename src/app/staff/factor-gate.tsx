import type { ReactNode } from 'react'
import { FirstFactor } from '#features/people/staff/web/first-factor.tsx'
import { useMessages } from '#features/people/staff/web/messages.ts'
import { PassCard } from '#features/people/staff/web/pass-card.tsx'
import { useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { signOut } from './sign-out.ts'
import styles from './sign-in-page.module.css'

type FactorGateProps = { shopName: string; root: string; children: ReactNode }

/**
 * If the shop requires a second factor, the person sets it up at the first sign-in. At each later sign-in the person must pass it before
 * the panel shows anything.
 */
export function FactorGate({ shopName, root, children }: FactorGateProps) {
  const { pass } = useMessages()
  const query = useApiQuery('/api/auth/second-factor')
  if (query.data && (!query.data.required || query.data.passed)) return children
  return (
    <main id="content" className={styles.page} tabIndex={-1}>
      <p className={styles.shop}>
        <a href="/">{shopName}</a>
        <Button kind="quiet" size="compact" onClick={() => void signOut(root)}>
          {pass.signOut}
        </Button>
      </p>
      <Loaded query={query}>
        {(factors) =>
          factors.passkeys.length === 0 && !factors.totp ? (
            <FirstFactor onDone={query.refetch} />
          ) : (
            <PassCard factors={factors} onPassed={query.refetch} />
          )
        }
      </Loaded>
    </main>
  )
}

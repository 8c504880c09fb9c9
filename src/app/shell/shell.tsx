import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { Toaster } from '#ui/toast.tsx'
import { trackPage } from '#features/analytics/web/track.ts'
import { CartPlace } from '../panels/cart-slot.tsx'
import { ConsentNoticePlace } from '../panels/consent-notice-slot.tsx'
import { ConsultantPlace } from '../panels/consultant-slot.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './shell.module.css'
import { useShop } from './use-shop-view.ts'
import { useAppWords } from './messages.ts'

/** The frame around every page: sandbox line, header, footer, cart and toasts. */
export function Shell({ children }: { children: ReactNode }) {
  const words = useAppWords()
  const shop = useShop()
  const [path] = useLocation()
  useEffect(() => trackPage(path), [path])
  return (
    <>
      <a className="skip-link" href="#content">
        {words.skip}
      </a>
      {shop.sandbox && (
        <aside className={styles.sandbox} aria-label={words.sandboxLabel}>
          {words.sandboxLine} <a href="/sandbox">{words.sandboxLink}</a>
        </aside>
      )}
      <Header shop={shop} />
      {shop.asksConsent && path !== '/consent' && <ConsentNoticePlace />}
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <Footer shop={shop} />
      <CartPlace />
      <ConsultantPlace />
      <Toaster labels={words.toast} />
    </>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { onSessionEnd } from '#features/people/accounts/web/session-news.ts'
import { useVisitor } from '#features/people/accounts/web/visitor.ts'
import { trackPage } from '#features/platform/analytics/web/track.ts'
import { HydrationPart } from '#ui/data/hydration-part.tsx'
import { Toaster } from '#ui/feedback/toast.tsx'
import { useKeptFocus } from '#ui/overlays/use-focus-fallback.ts'
import { forgetPerson } from '../sign-out-elsewhere.ts'
import { CartSlot } from '../panels/cart-slot.tsx'
import { ConsultantSlot } from '../panels/consultant-slot.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useAppMessages } from './messages.ts'
import { usePages } from './navigation.tsx'
import { matchPath } from './routes.ts'
import styles from './shell.module.css'
import { useShop } from './use-shop.ts'

/** The parts around every page: sandbox notice, header, footer, cart and toasts. */
export function Shell({ children }: { children: ReactNode }) {
  const messages = useAppMessages()
  const shop = useShop()
  const [path] = useLocation()
  const { number: visitor } = useVisitor()
  const queryClient = useQueryClient()
  useEffect(() => onSessionEnd(() => forgetPerson(queryClient)), [queryClient])
  useKeptFocus()
  // If the code of a page is not loaded, the view is counted after the browser has loaded the page.
  const isHere = usePages().has(matchPath(path).route.name)
  useEffect(() => {
    if (isHere) trackPage(path)
  }, [path, isHere])
  return (
    <>
      <a className="skip-link" href="#content">
        {messages.skip}
      </a>
      {shop.sandbox && (
        <aside className={styles.sandbox} aria-label={messages.sandboxLabel}>
          {messages.sandboxLine} <a href="/sandbox">{messages.sandboxLink}</a>
        </aside>
      )}
      {shop.rehearsal && <aside className={styles.sandbox}>{messages.rehearsal}</aside>}
      <HydrationPart>
        <Header shop={shop} />
      </HydrationPart>
      {shop.asksConsent && path !== '/consent' && <ConsentNoticeSlot />}
      <main id="content" className={styles.content} tabIndex={-1}>
        <HydrationPart>{children}</HydrationPart>
      </main>
      <HydrationPart>
        <Footer shop={shop} />
      </HydrationPart>
      <CartSlot key={`cart-${visitor}`} />
      <ConsultantSlot key={`consultant-${visitor}`} />
      <Toaster labels={messages.toast} />
    </>
  )
}

/** Asks for consent to external analytics. The notice is shown only in a shop that uses external analytics, and only in the browser. */
function ConsentNoticeSlot() {
  const [Notice, setNotice] = useState<ComponentType>()
  useEffect(() => {
    void import('#features/platform/analytics/web/consent-notice.tsx').then((module) =>
      setNotice(() => module.ConsentNotice),
    )
  }, [])
  return Notice && <Notice />
}

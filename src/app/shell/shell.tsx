import type { ReactNode } from 'react'
import { Toaster } from '#ui/toast.tsx'
import { CartPlace } from '../panels/cart-place.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './shell.module.css'
import { useShop } from './use-shop.ts'
import { useAppWords } from './words.ts'

/** The frame around every page: sandbox line, header, footer, cart and toasts. */
export function Shell({ children }: { children: ReactNode }) {
  const words = useAppWords()
  const shop = useShop()
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
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <Footer shop={shop} />
      <CartPlace />
      <Toaster labels={words.toast} />
    </>
  )
}

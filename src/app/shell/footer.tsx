import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { useConsultantAddress } from '../panels/consultant-slot.tsx'
import type { ShopView } from '../pages/shop-view.ts'
import styles from './footer.module.css'
import { ThemeSwitch } from './theme-switch.tsx'
import { useAppMessages } from './messages.ts'

export function Footer({ shop }: { shop: ShopView }) {
  const messages = useAppMessages()
  const lang = useLang()
  const consultant = useConsultantAddress()
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.shop}>
          <p className={styles.name}>{shop.name[lang]}</p>
          <Seller shop={shop} />
          <p className={styles.note}>{messages.footer.yantras}</p>
        </div>
        <ul className={styles.links}>
          <li>
            <Link href="/#catalogue">{messages.rituals}</Link>
          </li>
          <li>
            <Link href="/options">{messages.categories}</Link>
          </li>
          <li>
            <Link href="/articles">{messages.articles}</Link>
          </li>
          <li>
            <Link href="/calendar">{messages.calendar}</Link>
          </li>
          <li>
            <Link href="/proofs">{messages.performed}</Link>
          </li>
          <li>
            <Link href={consultant}>{messages.consultant}</Link>
          </li>
        </ul>
        <ul className={styles.links}>
          <li>
            <Link href="/priests">{messages.footer.priests}</Link>
          </li>
          <li>
            <Link href="/about">{messages.footer.about}</Link>
          </li>
          {(['offer', 'refund', 'privacy', 'consent'] as const).map((page) => (
            <li key={page}>
              <Link href={`/${page}`}>{messages.footer[page]}</Link>
            </li>
          ))}
        </ul>
        <ul className={`${styles.links} ${styles.contacts}`}>
          <li>
            <a href={`mailto:${shop.providerEmail}`}>{shop.providerEmail}</a>
          </li>
          {shop.messengerLink && (
            <li>
              <a href={shop.messengerLink} target="_blank" rel="noopener noreferrer">
                {shop.messengerLink.startsWith('https://t.me/') && `${messages.footer.telegram} `}
                {shop.messengerHandle}
              </a>
            </li>
          )}
        </ul>
        <ThemeSwitch />
      </div>
    </footer>
  )
}

/** The seller. A sandbox shows an example of a seller, and marks it as an example. */
function Seller({ shop: { seller } }: { shop: ShopView }) {
  const { footer } = useAppMessages()
  const lang = useLang()
  if (!seller) return null
  const facts = [seller.name[lang], seller.registration, seller.address[lang], seller.country[lang], seller.phone]
  return (
    <p className={styles.note}>
      {facts.filter(Boolean).join(', ')}
      {seller.isExample && ` (${footer.example})`}.
    </p>
  )
}

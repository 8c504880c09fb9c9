import { useLocation } from 'wouter'
import { useCart, useCartCount } from '#features/orders/cart/web/cart-store.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Mark } from '#ui/layout/mark.tsx'
import { dismissToast, useToasts } from '#ui/feedback/toast-store.ts'
import { useLang } from '#ui/text/messages.tsx'
import { useConsultantAddress } from '../panels/consultant-slot.tsx'
import { SearchSlot } from '../panels/search-slot.tsx'
import type { ShopView } from '../pages/shop-view.ts'
import styles from './header.module.css'
import { LiveText } from '#ui/feedback/live-text.tsx'
import { HeaderMenu } from './header-menu.tsx'
import { useAppMessages } from './messages.ts'
import { useAddressQuery } from './use-address-query.ts'

/**
 * The header of a page: name, links, language, cart and profile. On a screen of up to 768 px the header links only to the articles, and a
 * menu has the other links.
 */
export function Header({ shop }: { shop: ShopView }) {
  const messages = useAppMessages()
  const lang = useLang()
  const [path] = useLocation()
  const places = [
    { href: '/', text: messages.rituals, where: styles.wideOnly },
    { href: '/options', text: messages.categories, where: styles.wideOnly },
    { href: '/calendar', text: messages.calendar, where: styles.widestOnly },
    { href: '/articles', text: messages.articles },
    { href: useConsultantAddress(), text: messages.consultant, where: styles.widestOnly },
    { href: '/proofs', text: messages.performed, where: styles.roomyOnly },
  ]
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link href="/" className={styles.name}>
          {shop.logo ? (
            <img className={styles.logo} src={shop.logo} alt="" height={32} decoding="async" />
          ) : (
            <Mark size={28} className={styles.mark} />
          )}
          <span>{shop.name[lang]}</span>
        </Link>
        <nav aria-label={messages.nav} className={styles.nav}>
          {places.map((place) => (
            <Link
              key={place.href}
              href={place.href}
              className={[styles.place, place.where].filter(Boolean).join(' ')}
              aria-current={path === place.href ? 'page' : undefined}
            >
              {place.text}
            </Link>
          ))}
        </nav>
        <SearchSlot />
        {!shop.languages && <LanguageSwitch />}
        <CartButton />
        <Link href="/user-profile" className={styles.cart} aria-label={messages.profile}>
          <Icon name="user" />
        </Link>
        <HeaderMenu />
      </div>
    </header>
  )
}

/** Plain links, because a page in another language is a separate document, with its own texts, fonts and `lang`. */
function LanguageSwitch() {
  const messages = useAppMessages()
  const lang = useLang()
  const search = useAddressQuery()
  // The address has no path, because the browser adds the path. So a missing page has the same bytes under every address.
  const addressIn = (other: string) => {
    const query = new URLSearchParams(search)
    // Without `delete`, the browser would keep an existing `lang` at its position. The server does not see `lang` and appends it at the end. The
    // server and the browser must write identical addresses.
    query.delete('lang')
    query.set('lang', other)
    return `?${query}`
  }
  const languages = [
    { value: 'ru', text: 'RU', name: 'Русский' },
    { value: 'en', text: 'EN', name: 'English' },
  ]
  return (
    <div className={styles.languages} role="group" aria-label={messages.language}>
      {languages.map(({ value, text, name }) => (
        <a
          key={value}
          href={addressIn(value)}
          hrefLang={value}
          lang={value}
          aria-current={value === lang ? 'true' : undefined}
        >
          {text}
          <span className="visually-hidden"> {name}</span>
        </a>
      ))}
    </div>
  )
}

function CartButton() {
  const messages = useAppMessages()
  const count = useCartCount()
  const openCart = useCart((cart) => cart.open)
  // The number moves only while the toast about an added item is shown. It does not move when a new page shows the stored number.
  const isAdded = useToasts(({ current }) => current !== undefined)

  /** Hides the toast. The open cart shows the new item, and the toast would cover this item. */
  function open(): void {
    const message = useToasts.getState().current
    if (message) dismissToast(message.id)
    openCart()
  }

  return (
    <button
      type="button"
      className={styles.cart}
      aria-label={messages.cart(count)}
      aria-haspopup="dialog"
      onClick={open}
    >
      <Icon name="bag" />
      {count > 0 && (
        <span key={count} className={styles.count} data-added={isAdded || undefined} aria-hidden="true">
          <LiveText exact>{count}</LiveText>
        </span>
      )}
    </button>
  )
}

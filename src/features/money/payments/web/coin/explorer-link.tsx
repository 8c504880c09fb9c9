import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { explorerLink } from '#features/money/crypto/rules-explorer.ts'
import styles from './transfer-details.module.css'
import { useShopSettings } from '../use-shop-settings.ts'
import { useMessages } from '../messages.ts'

type ExplorerLinkProps = { currency: string; kind: 'transaction' | 'address'; value: string }

/**
 * A link to a public page about a transfer or an address. The sandbox has no such link, because its simulated chains have no explorer: a
 * page of the sandbox shows the transfers.
 */
export function ExplorerLink({ currency, kind, value }: ExplorerLinkProps) {
  const { explorer } = useMessages()
  const lang = useLang()
  const shop = useShopSettings()
  if (!shop) return null
  const own = `/sandbox?lang=${lang}#${encodeURIComponent(value)}`
  const link = shop.sandbox ? own : explorerLink(shop.explorers ?? {}, currency, kind, value)
  if (!link) return null
  return (
    <a className={styles.explorer} href={link} target="_blank" rel="noopener noreferrer">
      {shop.sandbox ? explorer.sandbox[kind] : explorer[kind]} <Icon name="external" size={16} />
      <span className="visually-hidden">{explorer.newTab}</span>
    </a>
  )
}

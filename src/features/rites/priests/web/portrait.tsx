import { useLang } from '#ui/text/messages.tsx'
import type { PublicPriest } from '../schemas.ts'
import styles from './portrait.module.css'

type PortraitProps = { priest: Pick<PublicPriest, 'name' | 'portrait'> }

/** Shows the portrait of a priest, or the first letter of the name if there is no portrait. */
export function Portrait({ priest: { name, portrait } }: PortraitProps) {
  const lang = useLang()
  if (portrait === null)
    return (
      <span className={styles.letter} aria-hidden="true">
        {Array.from(name)[0]}
      </span>
    )
  const { url, alt } = portrait
  return (
    <img
      className={styles.portrait}
      src={url}
      alt={alt[lang] || name}
      width={240}
      height={240}
      loading="lazy"
      decoding="async"
    />
  )
}

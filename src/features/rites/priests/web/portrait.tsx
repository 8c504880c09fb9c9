import { useLang } from '#ui/text/messages.tsx'
import type { PublicPriest } from '../schemas.ts'
import styles from './portrait.module.css'

type PortraitProps = { priest: Pick<PublicPriest, 'name' | 'portrait'> }

/** The portrait of a priest. If there is none, the first letter of the name. */
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

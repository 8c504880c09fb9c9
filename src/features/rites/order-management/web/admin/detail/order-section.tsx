import type { ComponentProps } from 'react'
import styles from './order-detail.module.css'
import { Section } from '#ui/layout/section.tsx'

/** A section of the order's page, with a heading. */
export function OrderSection({ className, ...rest }: ComponentProps<typeof Section>) {
  const classes = [styles.part, className].filter(Boolean).join(' ')
  return <Section isCard className={classes} head={styles.head} heading={styles.title} {...rest} />
}

import { type ReactNode, useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import styles from './sandbox-page.module.css'
import { useMessages } from './messages.ts'

/** The first items of a long list: the number shown, and the button that shows more. */
export function useMore(few: number): { shown: number; moreOf: (count: number) => ReactNode } {
  const messages = useMessages()
  const [shown, setShown] = useState(few)
  const moreOf = (count: number) =>
    count > shown && (
      <Button className={styles.more} onClick={() => setShown(shown + few)}>
        {messages.more}
      </Button>
    )
  return { shown, moreOf }
}

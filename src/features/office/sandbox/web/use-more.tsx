import { type ReactNode, useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import styles from './sandbox-page.module.css'
import { useMessages } from './messages.ts'

/** The first few of a long list: how many are shown, and the button that shows as many again. */
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

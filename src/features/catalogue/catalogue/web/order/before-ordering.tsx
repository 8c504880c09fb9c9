import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { sampleViewPath } from '../../paths.ts'
import { useMessages } from '../messages.ts'
import styles from './before-ordering.module.css'

/** Answers two questions of a careful buyer before the order: can I get my money back, and what do I receive in the end? */
export function BeforeOrdering() {
  const { page } = useMessages()
  const lang = useLang()
  return (
    <div className={styles.box}>
      <p>
        {page.refund.rule} <Link href="/refund">{page.refund.rules}</Link>
      </p>
      <ul data-plain className={styles.samples}>
        <li>
          <a href={sampleViewPath('certificate', lang)}>{page.certificateSample}</a>
        </li>
        <li>
          <a href={sampleViewPath('proof', lang)}>{page.pageSample}</a>
        </li>
      </ul>
    </div>
  )
}

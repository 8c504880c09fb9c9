import { Link, useNavigation } from '#ui/layout/link.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { qrPath } from '#ui/text/qr-path.ts'
import { proofPath } from '../../paths.ts'
import type { SheetView } from '../../schemas-sheet.ts'
import { useMessages } from './messages.ts'
import styles from './sheet-page.module.css'

/** Lines for the signatures of the performers. Each performance also has a QR code. The QR code opens the page where staff upload the proof. */
export function SheetFooter({ performances }: Pick<SheetView, 'performances'>) {
  const { sankalpa: messages } = useMessages()
  const { can } = usePanel()
  const priests = [...new Set(performances.flatMap(({ priest }) => priest ?? []))]
  return (
    <footer className={styles.foot}>
      <div className={styles.signatures}>
        {(priests.length > 0 ? priests : ['']).map((priest) => (
          <p key={priest}>
            <span>
              {messages.priest}: <bdi>{priest}</bdi>
            </span>
            <span>{messages.signature}</span>
          </p>
        ))}
      </div>
      {can('sheets.read') && <Codes performances={performances} />}
    </footer>
  )
}

/** The codes are only for staff. A sample sheet for visitors has no codes. */
function Codes({ performances }: Pick<SheetView, 'performances'>) {
  const { sankalpa: messages } = useMessages()
  const { href } = useNavigation()
  return (
    <div className={styles.proofs}>
      <h2>{messages.proofs}</h2>
      <p className={styles.codesNote}>{messages.codesNote}</p>
      <ol data-plain>
        {performances.map(({ printedOrderId, lineId, number }, index) => {
          const address = addressOf(href(proofPath(printedOrderId, lineId)))
          return (
            <li key={`${printedOrderId} ${lineId}`}>
              <QrCode text={address} />
              {/* On a phone the link replaces the code, because a phone cannot scan its own screen. */}
              <Link href={proofPath(printedOrderId, lineId)} className={styles.upload}>
                {messages.uploadOf(index + 1)}
              </Link>
              <span>
                № {index + 1} <small>{number}</small>
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** Returns the full URL, because a phone scans the code from paper. On the server only the path is known. */
function addressOf(path: string): string {
  return typeof location === 'undefined' ? path : new URL(path, location.origin).href
}

function QrCode({ text }: { text: string }) {
  const { path, size } = qrPath(text, 2)
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="96"
      height="96"
      role="img"
      aria-label={text}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

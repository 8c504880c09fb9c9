import { useState } from 'react'
import { formatDay } from '#base/date-format.ts'
import type { Lang } from '#base/i18n.ts'
import { useApi } from '#ui/data/api.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Button } from '#ui/layout/button.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { ConfirmAction } from '#ui/overlays/confirm-action.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Price } from '#ui/text/price.tsx'
import type { PartnerDetail } from '../../schemas-admin.ts'
import { formatMonth } from '../partner-format.ts'
import { useMessages } from './messages.ts'
import styles from './partners.module.css'

type Handover = PartnerDetail['handovers'][number]

type HandoverListProps = { partner: PartnerDetail; onReload: () => void }

/** The list of money that the shop received from the partner. Staff can undo an entry; then the list has both entries. */
export function HandoverList({ partner, onReload }: HandoverListProps) {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const api = useApi()
  const [undoing, setUndoing] = useState<Handover>()
  const say = messages.received

  async function undo(note: string): Promise<void> {
    if (!undoing) return
    const path = { id: partner.id, handoverId: undoing.id }
    await api.post('/api/admin/partners/{id}/handovers/{handoverId}/undo', { path, body: { note } })
    showToast({ title: say.undone })
    onReload()
  }

  return (
    <section className={styles.column}>
      <h2 className={styles.heading}>{say.title}</h2>
      <DataTable
        label={say.title}
        columns={columnsOf(messages, { lang, undo: can('partners.change') ? setUndoing : undefined })}
        list={{ data: partner.handovers }}
        keyOf={({ id }) => id}
        empty={say.none}
      />
      {undoing && (
        <ConfirmAction
          open
          title={say.undoTitle}
          yes={say.undo}
          reason={{ label: say.why, maxLength: 500, required: true }}
          isDangerous
          call={undo}
          onClose={() => setUndoing(undefined)}
        >
          <p>{undoing.keptMonth === null ? say.undoText : say.undoKept}</p>
        </ConfirmAction>
      )}
    </section>
  )
}

type ColumnContext = { lang: Lang; undo: ((entry: Handover) => void) | undefined }

function columnsOf(messages: ReturnType<typeof useMessages>, { lang, undo }: ColumnContext): Column<Handover>[] {
  const say = messages.received
  const kindOf = ({ keptMonth, undoes }: Handover) =>
    undoes !== null ? say.takenBack : keptMonth === null ? '' : say.kept(formatMonth(keptMonth, lang))
  return [
    {
      id: 'day',
      title: say.day,
      isHeading: true,
      cell: ({ receivedOn }) => <span className={styles.nowrap}>{formatDay(receivedOn, lang)}</span>,
    },
    {
      id: 'sum',
      title: say.sum,
      isFigure: true,
      cell: ({ amountUsd }) => <Price cents={Math.round(amountUsd * 100)} lang={lang} />,
    },
    {
      id: 'note',
      title: messages.note,
      cell: (entry) => (
        <>
          {kindOf(entry)} {entry.note}
          {entry.markedBy !== null && <span className={styles.hint}> {entry.markedBy}</span>}
        </>
      ),
    },
    {
      id: 'undo',
      title: '',
      cell: (entry) =>
        entry.isUndone ? (
          <span className={styles.hint}>{say.isUndone}</span>
        ) : (
          entry.undoes === null &&
          undo && (
            <Button size="compact" onClick={() => undo(entry)}>
              {say.undo}
            </Button>
          )
        ),
    },
  ]
}

import { useState } from 'react'
import { formatDay } from '#base/date-format.ts'
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

/** The money that the shop received from the partner. An entry can be taken back; both entries stay. */
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

  const columns: Column<Handover>[] = [
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
          can('partners.change') && (
            <Button size="compact" onClick={() => setUndoing(entry)}>
              {say.undo}
            </Button>
          )
        ),
    },
  ]

  function kindOf({ keptMonth, undoes }: Handover): string {
    if (undoes !== null) return say.takenBack
    return keptMonth === null ? '' : say.kept(formatMonth(keptMonth, lang))
  }

  return (
    <section className={styles.column}>
      <h2 className={styles.heading}>{say.title}</h2>
      <DataTable
        label={say.title}
        columns={columns}
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

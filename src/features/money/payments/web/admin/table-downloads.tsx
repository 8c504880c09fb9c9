import { downloadFile } from '#ui/data/save-file.ts'
import { usePanel } from '#ui/layout/panel.ts'
import { ActionButton } from '#ui/overlays/action-button.tsx'
import styles from './payments-page.module.css'

type Ending = 'csv' | 'xlsx'
type TableDownloadsProps = { name: string; addressOf: (ending: Ending) => string; text: (format: string) => string }

/** The buttons that download a table in each format. */
export function TableDownloads({ name, addressOf, text }: TableDownloadsProps) {
  const { send } = usePanel()
  return (
    <div className={styles.buttons}>
      {(['csv', 'xlsx'] as const).map((ending) => (
        <ActionButton key={ending} call={() => downloadFile(send, addressOf(ending), `${name}.${ending}`)}>
          {text(ending.toUpperCase())}
        </ActionButton>
      ))}
    </div>
  )
}

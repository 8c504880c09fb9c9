import { saveFile } from '#ui/data/save-file.ts'
import { Button } from '#ui/layout/button.tsx'
import { CopyButton } from '#ui/layout/copy-button.tsx'
import { useMessages } from './messages.ts'
import styles from './second-factor.module.css'

type CodesListProps = { codes: string[]; onDone: () => void }

/** The list of ten recovery codes, shown only once. The user can copy, download or print the codes. */
export function CodesList({ codes, onDone }: CodesListProps) {
  const { codes: messages } = useMessages()
  const text = `${messages.file(location.host)}\n\n${codes.join('\n')}\n`
  return (
    <div className={styles.ways}>
      <p>{messages.lead}</p>
      <div className={styles.paper}>
        <p className={styles.paperTitle}>{messages.file(location.host)}</p>
        <ol data-plain className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.row}>
        <CopyButton text={codes.join('\n')} labels={messages.copy} name={messages.copyAll} />
        <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}>
          {messages.download}
        </Button>
        <Button onClick={() => print()}>{messages.print}</Button>
      </div>
      <Button kind="primary" wide onClick={onDone}>
        {messages.done}
      </Button>
    </div>
  )
}

import { useApiQuery } from '#ui/data/api.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { useMessages } from './messages.ts'
import { PassForm } from './pass-form.tsx'
import styles from './second-factor.module.css'

type PassDialogProps = { open: boolean; onEnd: (passed: boolean) => void }

/** A dialog that asks for the second factor, over any page. The page and the typed input do not change. */
export function PassDialog({ open, onEnd }: PassDialogProps) {
  const { pass, security } = useMessages()
  return (
    <Dialog open={open} onClose={() => onEnd(false)} title={pass.title} closeLabel={security.cancel}>
      <div className={styles.ways}>
        <p>{pass.lead}</p>
        <Inside onPassed={() => onEnd(true)} />
      </div>
    </Dialog>
  )
}

function Inside({ onPassed }: { onPassed: () => void }) {
  const query = useApiQuery('/api/auth/second-factor')
  return <Loaded query={query}>{(factors) => <PassForm factors={factors} onPassed={onPassed} />}</Loaded>
}

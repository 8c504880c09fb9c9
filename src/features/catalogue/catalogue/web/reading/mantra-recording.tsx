import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import type { RitualText } from '../../schemas.ts'
import styles from './mantra-text.module.css'
import { useMessages } from '../messages.ts'
import { minutesText } from './recording-time.ts'

const RecordingPlayer = lazy(() =>
  import('./recording-player.tsx').then((module) => ({ default: module.RecordingPlayer })),
)

type Recording = NonNullable<RitualText['recording']>

/** A button to listen to the mantra. The sound and the player are loaded only when the button is pressed. */
export function MantraRecording({ recording }: { recording: Recording }) {
  const { page } = useMessages()
  const [wanted, setWanted] = useState(false)
  const offer = (
    <Button busy={wanted} onClick={() => setWanted(true)}>
      <svg className={styles.sign} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M8 5.5v13l11-6.5z" />
      </svg>
      {page.listen}
      {recording.seconds !== null && <span className={styles.time}>{minutesText(recording.seconds)}</span>}
    </Button>
  )
  return (
    <div className={styles.recording}>
      {wanted ? (
        <Suspense fallback={offer}>
          <RecordingPlayer recording={recording} label={page.mantra} />
        </Suspense>
      ) : (
        offer
      )}
    </div>
  )
}

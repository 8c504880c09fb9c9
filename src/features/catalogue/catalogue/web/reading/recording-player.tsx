import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { RitualText } from '../../schemas.ts'
import styles from './recording-player.module.css'
import { playerMessages } from './recording-player-messages.ts'
import { minutesText } from './recording-time.ts'

type RecordingPlayerProps = { recording: NonNullable<RitualText['recording']>; label: string }

const PLAY = 'M8 5.5v13l11-6.5z'
const PAUSE = 'M8 5.5v13M16 5.5v13'

/** The player of a recording. It plays immediately, because the user has already pressed the button to listen. */
export function RecordingPlayer({ recording, label }: RecordingPlayerProps) {
  const messages = playerMessages[useLang()]
  const audio = useRef<HTMLAudioElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'playing' | 'waiting' | 'paused' | 'failed'>('waiting')
  const [at, setAt] = useState(0)
  const [length, setLength] = useState(recording.seconds ?? 0)
  // Some browsers require another click before they play. Then the state is "paused". If loading fails, the audio element fires an error event.
  const play = () => void audio.current?.play().catch(() => setState((now) => (now === 'failed' ? now : 'paused')))

  const begin = useEffectEvent(() => {
    button.current?.focus()
    play()
  })
  useEffect(() => begin(), [])

  function toggle(): void {
    if (state === 'failed') audio.current?.load()
    if (state === 'playing' || state === 'waiting') audio.current?.pause()
    else {
      setState('waiting')
      play()
    }
  }
  function seek(seconds: number): void {
    setAt(seconds)
    if (audio.current) audio.current.currentTime = seconds
  }

  const isOn = state === 'playing' || state === 'waiting'
  return (
    <div className={styles.player} role="group" aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the text of the mantra is above */}
      <audio
        ref={audio}
        src={recording.url}
        preload="none"
        onPlaying={() => setState('playing')}
        onWaiting={() => setState('waiting')}
        onPause={() => setState((now) => (now === 'failed' ? now : 'paused'))}
        onError={() => setState('failed')}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onDurationChange={({ currentTarget: { duration } }) => Number.isFinite(duration) && setLength(duration)}
      />
      <Button ref={button} square aria-label={isOn ? messages.pause : messages.play} onClick={toggle}>
        <svg className={styles.sign} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d={isOn ? PAUSE : PLAY} />
        </svg>
      </Button>
      <input
        type="range"
        className={styles.line}
        aria-label={messages.place}
        aria-valuetext={messages.placeOf(minutesText(at), minutesText(length))}
        min={0}
        max={Math.max(1, Math.ceil(length))}
        step={1}
        value={Math.min(Math.round(at), Math.ceil(length))}
        onChange={({ target }) => seek(Number(target.value))}
      />
      <span className={styles.time} aria-hidden="true">
        {minutesText(at)} / {minutesText(length)}
      </span>
      <p className={styles.failure} role="status">
        {state === 'failed' && messages.failed}
      </p>
    </div>
  )
}

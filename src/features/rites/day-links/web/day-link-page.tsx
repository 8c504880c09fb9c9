import { type RefObject, useRef } from 'react'
import { formatDay } from '#base/date-format.ts'
import { LinkFallback } from '#features/catalogue/catalogue/web/link-fallback.tsx'
import { printedMoment } from '#features/people/places/rules-moment.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/layout/button.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { LinkPage } from '../schemas.ts'
import styles from './day-link-page.module.css'
import { useMessages } from './messages.ts'
import { useSending } from './use-sending.ts'

/** The picture formats that the shop can read. Because of this list, an iPhone converts HEIC pictures to JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

/** The page behind the link of a day, for a phone beside the fire. It has a button to send pictures for each number of the sheet. */
export function DayLinkPage({ token }: { token: string }) {
  const messages = useMessages()
  const { data, ...query } = useApiQuery('/api/day-links/{token}', { path: { token } })
  if (!data)
    return (
      <LinkFallback isMissing={data === null} query={query} messages={messages} className={styles.page}>
        <Skeleton className={styles.wide} lines={6} />
      </LinkFallback>
    )
  return <Lines token={token} page={data} />
}

function Lines({ token, page }: { token: string; page: LinkPage }) {
  const messages = useMessages()
  const lang = useLang()
  const { date, endsAt, isEarly, filesLeft, lines } = page
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{messages.title}</h1>
      <p className={styles.day}>{messages.day(formatDay(date, lang))}</p>
      <p>{messages.lead}</p>
      {isEarly && <Notice tone="info">{messages.early}</Notice>}
      {filesLeft === 0 && <Notice tone="warn">{messages.full}</Notice>}
      <ol data-plain className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.number} token={token} line={line} isClosed={isEarly || filesLeft === 0} />
        ))}
      </ol>
      <p className={styles.quiet}>
        {filesLeft > 0 && `${messages.left(filesLeft)} `}
        {messages.until(printedMoment(endsAt, lang))}
      </p>
    </div>
  )
}

type LineProps = { token: string; line: LinkPage['lines'][number]; isClosed: boolean }

function Line({ token, line: { number, files }, isClosed }: LineProps) {
  const messages = useMessages()
  const { send, again, isBusy, state, arrived, remove, removal } = useSending(token, number)
  const camera = useRef<HTMLInputElement>(null)
  const gallery = useRef<HTMLInputElement>(null)
  const failure = state?.failure
  return (
    <li className={styles.line} aria-busy={isBusy || undefined}>
      <p className={styles.number}>
        <strong>{messages.number(number)}</strong>
        <span>{messages.sent(files)}</span>
      </p>
      <div className={styles.buttons}>
        <Picker input={camera} label={messages.photoOf(number)} isCamera onFiles={send} />
        <Picker input={gallery} label={messages.galleryOf(number)} onFiles={send} />
        <Button
          kind="primary"
          busy={isBusy}
          disabled={isClosed}
          aria-label={messages.photoOf(number)}
          onClick={() => camera.current?.click()}
        >
          {messages.photo}
        </Button>
        <Button
          disabled={isClosed || isBusy}
          aria-label={messages.galleryOf(number)}
          onClick={() => gallery.current?.click()}
        >
          {messages.gallery}
        </Button>
      </div>
      <p className={styles.state} role="status">
        {isBusy && state && messages.sending(Math.min(state.done + 1, state.all), state.all)}
        {!isBusy && state && state.done > 0 && failure === undefined && messages.done(state.done)}
        {removal?.isDone && messages.removed}
      </p>
      {arrived.length > 0 && (
        <ul data-plain className={styles.arrived}>
          {arrived.map(({ id, name, ordinal }) => (
            <li key={id}>
              <span>{messages.picture(ordinal, name)}</span>
              <Button
                size="compact"
                aria-label={messages.removeOf(ordinal)}
                busy={removal?.id === id && removal.failure === undefined}
                disabled={isBusy}
                onClick={() => remove(id)}
              >
                {messages.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {removal?.failure !== undefined && <Notice tone="danger">{removal.failure || messages.unremoved}</Notice>}
      {failure !== undefined && (
        <Notice
          tone="danger"
          action={
            <Button size="compact" onClick={again}>
              {messages.again}
            </Button>
          }
        >
          {failure || messages.failed}
        </Notice>
      )}
    </li>
  )
}

type PickerProps = {
  input: RefObject<HTMLInputElement | null>
  label: string
  isCamera?: true
  onFiles: (files: File[]) => void
}

/** A button that opens the browser's file picker, or the camera of a phone. */
function Picker({ input, label, isCamera, onFiles }: PickerProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      accept={ACCEPTED}
      aria-label={label}
      multiple={!isCamera}
      capture={isCamera && 'environment'}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        // Without this line the user could not choose the same file again.
        target.value = ''
      }}
    />
  )
}

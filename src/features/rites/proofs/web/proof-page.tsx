import { type ReactNode, useSyncExternalStore } from 'react'
import { formatDay } from '#base/date-format.ts'
import { NotFoundCard } from '#features/catalogue/catalogue/web/not-found-card.tsx'
import { PlateSkeleton } from '#features/catalogue/catalogue/web/plates/plate-skeleton.tsx'
import { Plate } from '#features/catalogue/catalogue/web/plates/plate.tsx'
import { isUprightOrSquare } from '#features/platform/media/rules.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Names } from '#ui/text/names.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Section } from '#ui/layout/section.tsx'
import { certificateFile, certificatePath } from '../paths.ts'
import { printedMoment, SITE_ZONE } from '#features/people/places/rules-moment.ts'
import { termFacts } from '../rules-term.ts'
import type { ProofView } from '../schemas.ts'
import { ArchiveConsent } from './archive-consent.tsx'
import { priestPath } from '#features/rites/priests/paths.ts'
import { FactList, panchangText } from './fact-list.tsx'
import { useMessages } from './messages.ts'
import { ProofLog } from './proof-log.tsx'
import { ProofMedia } from './proof-media.tsx'
import { ProofOwner } from './proof-owner.tsx'
import styles from './proof-page.module.css'
import { useOwnerRefetch } from '#features/people/accounts/web/use-owner-refetch.ts'

const readZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const never = () => () => {}

/** A performed ritual, for anybody with the link: the ritual, date, place, priest and media. */
export function ProofPage({ token }: { token: string }) {
  const { page } = useMessages()
  const lang = useLang()
  const { data, isError, refetch } = useApiQuery('/api/proofs/{token}', { path: { token }, query: { lang } })
  useOwnerRefetch(refetch)
  if (data) return <Proof token={token} proof={data} onChanged={refetch} />
  if (data === null) return <NotFoundCard title={page.notFoundTitle} text={page.notFoundText} back={page.home} to="/" />
  return isError ? <NotRead retry={() => void refetch()} /> : <Waiting />
}

/** The layout of the loaded page: the picture, the ritual and its time, its facts. */
function Waiting() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PlateSkeleton plate={styles.plate} words={styles.names} lines={1} />
      </div>
      <Skeleton lines={8} />
    </div>
  )
}

export function NotRead({ retry }: { retry: () => void }) {
  const { page } = useMessages()
  return (
    <div className={styles.page}>
      <Notice tone="danger" title={page.notRead} action={<Button onClick={retry}>{page.retry}</Button>}>
        {page.notReadText}
      </Notice>
    </div>
  )
}

type ProofProps = { token: string; proof: ProofView; onChanged: () => void }

function Proof({ token, proof, onChanged }: ProofProps) {
  const { page } = useMessages()
  const lang = useLang()
  const [file, ...others] = proof.media
  // A single upright or nearly square picture would fill only a part of its line.
  const isBeside = file !== undefined && others.length === 0 && isUprightOrSquare(file)
  const media = <ProofMedia media={proof.media} />
  return (
    <article className={styles.page} aria-labelledby="proof-title">
      {file !== undefined && !isBeside && media}
      {!isBeside && <Head proof={proof} />}
      <div className={isBeside ? styles.beside : styles.columns}>
        {isBeside && media}
        {isBeside && <Head proof={proof} />}
        <Facts proof={proof} />
        <Section isCard className={styles.certificate} title={page.certificate}>
          <p>{page.certificateText}</p>
          <p className={styles.number} translate="no">
            {proof.number}
          </p>
          <div className={styles.actions}>
            <Button as={Link} href={certificatePath(token)} kind="primary">
              {page.openCertificate}
            </Button>
            <Button href={certificateFile(token, lang)} download>
              {page.download}
            </Button>
          </div>
        </Section>
      </div>
      <ProofLog title={page.log} entries={proof.entries} />
      {proof.isOwner && <ProofOwner token={token} visibility={proof.visibility} onChanged={onChanged} />}
      {proof.isOwner && (
        <ArchiveConsent key={proof.visibility} token={token} isWithdrawn={proof.visibility === 'withdrawn'} />
      )}
    </article>
  )
}

/** The ritual and its time. Without a photograph the drawing of the ritual is beside them. */
function Head({ proof }: { proof: ProofView }) {
  const { page } = useMessages()
  const lang = useLang()
  const { ritual, term } = proof
  const span =
    term?.from && term.to && term.days > 1
      ? page.performedSpan(formatDay(term.from, lang), formatDay(term.to, lang))
      : undefined
  const isDrawn = proof.media.length === 0
  return (
    <header className={isDrawn ? styles.head : undefined}>
      {isDrawn && (
        <Plate
          ritualId={ritual.id}
          category={ritual.category ?? ''}
          shape="square"
          lod="card"
          className={styles.plate}
        />
      )}
      <div className={styles.names}>
        <h1 id="proof-title">{ritual.name}</h1>
        <p className={styles.performed}>{span ?? page.performed(printedMoment(proof.performedAt, SITE_ZONE, lang))}</p>
        {span === undefined && <LocalTime at={proof.performedAt} />}
      </div>
    </header>
  )
}

/**
 * The same moment in the reader's zone. Without it the line is empty: a line that appears during hydration would move the page between
 * pressing and releasing a button.
 */
function LocalTime({ at }: { at: string }) {
  const { page } = useMessages()
  const lang = useLang()
  const zone = useLocalZone()
  const isKnown = zone !== undefined && zone !== SITE_ZONE && zone !== 'Asia/Calcutta'
  return <p className={styles.local}>{isKnown ? page.local(printedMoment(at, zone, lang)) : '\u00a0'}</p>
}

/** A text with its line breaks. */
function textOf(text: string | null): ReactNode {
  return text ? (
    <span className={styles.text} dir="auto">
      {text}
    </span>
  ) : null
}

function Facts({ proof }: { proof: ProofView }) {
  const messages = useMessages()
  const { page } = messages
  const lang = useLang()
  const { panchang, term } = proof
  const facts: { term: string; value: ReactNode }[] = [
    { term: page.names, value: proof.names.length > 0 ? <Names names={proof.names} /> : null },
    { term: page.sankalpa, value: textOf(proof.sankalpa) },
    ...termFacts(term, messages.term, lang),
    // A single day is already shown above, with its time.
    ...(term && term.days > 1
      ? [{ term: messages.term.completed, value: printedMoment(proof.performedAt, SITE_ZONE, lang) }]
      : []),
    { term: page.place, value: proof.place },
    { term: page.panchang, value: panchangText(panchang, page) },
    { term: page.festival, value: panchang.festival },
    {
      term: page.priest,
      value: proof.priestId === null ? proof.priest : <Link href={priestPath(proof.priestId)}>{proof.priest}</Link>,
    },
    { term: page.noteTitle, value: textOf(proof.text) },
  ]
  return (
    <Section title={page.facts}>
      <FactList className={styles.facts} facts={facts} />
    </Section>
  )
}

/** The time zone of the reader; undefined on the server, where the time zone is unknown. */
function useLocalZone(): string | undefined {
  return useSyncExternalStore(never, readZone, () => undefined)
}

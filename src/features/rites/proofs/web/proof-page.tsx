import type { ReactNode } from 'react'
import { formatDay } from '#base/date-format.ts'
import { PlateSkeleton } from '#features/catalogue/catalogue/web/plates/plate-skeleton.tsx'
import { Plate } from '#features/catalogue/catalogue/web/plates/plate.tsx'
import { isUprightOrSquare } from '#features/platform/media/rules.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Names } from '#ui/text/names.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Section } from '#ui/layout/section.tsx'
import { certificateFile, certificatePath, verifyPath } from '../paths.ts'
import { printedMoment } from '#features/people/places/rules-moment.ts'
import { termFacts } from '../rules-term.ts'
import type { ProofView } from '../schemas.ts'
import { ArchiveConsent } from './archive-consent.tsx'
import { FactList } from '#ui/layout/fact-list.tsx'
import { panchangText } from './panchang-text.ts'
import { useMessages } from './messages.ts'
import { NoProof } from './no-proof.tsx'
import { NotRead } from './not-read.tsx'
import { ProofLog } from './proof-log.tsx'
import { ProofMedia } from './proof-media.tsx'
import { ProofOwner } from './proof-owner.tsx'
import { ProofPerformer } from './proof-performer.tsx'
import { ProofSankalpa } from './proof-sankalpa.tsx'
import { ReaderMoment, SiteMoment } from './reader-moment.tsx'
import styles from './proof-page.module.css'
import { useOwnerRefetch } from '#features/people/accounts/web/use-owner-refetch.ts'

/** The page of a performed ritual, for everybody who has the link: the ritual, date, place, priest and media. */
export function ProofPage({ token }: { token: string }) {
  const lang = useLang()
  const { data, isError, refetch } = useApiQuery('/api/proofs/{token}', { path: { token }, query: { lang } })
  useOwnerRefetch(refetch)
  if (data) return <Proof token={token} proof={data} onChanged={refetch} />
  if (data === null) return <NoProof token={token} waiting={<Waiting />} />
  return isError ? <NotRead retry={() => void refetch()} /> : <Waiting />
}

/** The placeholder with the layout of the page: the picture, the ritual with its time, and the list of facts. */
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

type ProofProps = { token: string; proof: ProofView; onChanged: () => void }

function Proof({ token, proof, onChanged }: ProofProps) {
  const { page } = useMessages()
  const [file, ...others] = proof.media
  // A single picture that is upright or nearly square is beside the text, because it would not fill a whole line.
  const isBeside = file !== undefined && others.length === 0 && isUprightOrSquare(file)
  const media = <ProofMedia media={proof.media} />
  return (
    <article className={styles.page} aria-labelledby="proof-title">
      {isBeside ? (
        <div className={styles.columns}>
          {media}
          <Head proof={proof} />
        </div>
      ) : (
        <>
          {media}
          <Head proof={proof} />
        </>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <ProofSankalpa proof={proof} />
          <Facts proof={proof} />
        </div>
        <div className={styles.side}>
          <Certificate token={token} number={proof.number} />
          {proof.performer && <ProofPerformer performer={proof.performer} />}
        </div>
      </div>
      <ProofLog title={page.log} entries={proof.entries} />
      {proof.isOwner && <ProofOwner token={token} visibility={proof.visibility} onChanged={onChanged} />}
      {proof.isOwner && (
        <ArchiveConsent key={proof.visibility} token={token} isWithdrawn={proof.visibility === 'withdrawn'} />
      )}
    </article>
  )
}

function Certificate({ token, number }: { token: string; number: string }) {
  const { page, certificate } = useMessages()
  const lang = useLang()
  return (
    <Section isCard className={styles.certificate} title={page.certificate}>
      <p>{page.certificateText}</p>
      <p className={styles.number} translate="no">
        {number}
      </p>
      <p>
        <Link href={verifyPath(encodeURIComponent(number))}>{certificate.checkLink}</Link>
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
  )
}

/** The ritual and its time. If there is no photograph, the drawing of the ritual is beside the name. */
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
        {proof.names.length > 0 && (
          <p className={styles.people}>
            <Names names={proof.names} />
          </p>
        )}
        <p className={styles.performed}>
          {span ?? page.performed(printedMoment(proof.performedAt, lang))}
          {span === undefined && <ReaderMoment at={proof.performedAt} />}
        </p>
      </div>
    </header>
  )
}

/** Shows a text with its line breaks. */
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
  const { panchang, term, performedAt } = proof
  const facts: { term: string; value: ReactNode }[] = [
    ...termFacts(term, messages.term, lang),
    // For a ritual of one day, the head of the page already shows the day and the time.
    ...(term && term.days > 1 ? [{ term: messages.term.completed, value: <SiteMoment at={performedAt} /> }] : []),
    { term: page.place, value: proof.place },
    { term: page.panchang, value: panchangText(panchang, page) },
    { term: page.festival, value: panchang.festival },
    // A priest with a public profile is shown in a separate box instead of this list.
    { term: page.priest, value: proof.performer === null ? proof.priest : null },
    { term: page.noteTitle, value: textOf(proof.text) },
  ]
  return (
    <Section title={page.facts}>
      <FactList className={styles.facts} facts={facts} />
    </Section>
  )
}

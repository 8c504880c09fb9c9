import { PlateSkeleton } from '#features/catalogue/catalogue/web/plates/plate-skeleton.tsx'
import { Plate } from '#features/catalogue/catalogue/web/plates/plate.tsx'
import { useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { HyphenatedName, Names } from '#ui/text/names.tsx'
import { certificateFile, proofPath, verifyPath } from '../paths.ts'
import { useShopSettings } from '#features/money/payments/web/use-shop-settings.ts'
import { qrPath } from '#ui/text/qr-path.ts'
import { chooseNameSize } from '../rules.ts'
import { momentTerm, termFacts } from '../rules-term.ts'
import type { ProofView } from '../schemas.ts'
import styles from './certificate-page.module.css'
import { FactList } from '#ui/layout/fact-list.tsx'
import { panchangText } from './panchang-text.ts'
import { useMessages } from './messages.ts'
import { NoProof } from './no-proof.tsx'
import { NotRead } from './not-read.tsx'
import { SiteMoment } from './reader-moment.tsx'
import { useOwnerRefetch } from '#features/people/accounts/web/use-owner-refetch.ts'

/** The certificate as a sheet. On the screen it fits the page. In print it is an A4 page in landscape format. */
export function CertificatePage({ token, origin }: { token: string; origin: string }) {
  const { page, certificate } = useMessages()
  const lang = useLang()
  const { data, isError, refetch } = useApiQuery('/api/proofs/{token}', { path: { token }, query: { lang } })
  useOwnerRefetch(refetch)
  if (data === null) return <NoProof token={token} waiting={<Waiting />} />
  if (!data) return isError ? <NotRead retry={() => void refetch()} /> : <Waiting />
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Link href={proofPath(token)} className={styles.back}>
          <Icon name="arrow-left" size={16} /> {certificate.back}
        </Link>
        <Button onClick={() => window.print()}>{certificate.print}</Button>
        <Button href={certificateFile(token, lang)} kind="primary" download>
          {page.download}
        </Button>
      </div>
      <Sheet proof={data} origin={origin} />
    </div>
  )
}

/** A longer word with hyphens gets smaller letters, so that it fits on one line of a phone. */
const MAX_LARGE_WORD = 16

function Title({ name }: { name: string }) {
  const isLong = name.split(' ').some((word) => word.includes('-') && word.length > MAX_LARGE_WORD)
  return (
    <h1 id="certificate-title" className={styles.title} data-size={isLong ? 'small' : undefined}>
      <HyphenatedName name={name} />
    </h1>
  )
}

/** The placeholder while the certificate loads: the sheet without its text. */
function Waiting() {
  return (
    <div className={styles.page}>
      <div className={styles.sheet}>
        <PlateSkeleton plate={styles.plate} words={styles.paper} lines={6} />
      </div>
    </div>
  )
}

function Sheet({ proof, origin }: { proof: ProofView; origin: string }) {
  const messages = useMessages()
  const { page, certificate } = messages
  const lang = useLang()
  const shop = useShopSettings()
  const { ritual, panchang } = proof
  const facts = [
    ...termFacts(proof.term, messages.term, lang),
    { term: momentTerm(proof.term, messages), value: <SiteMoment at={proof.performedAt} /> },
    { term: page.place, value: proof.place },
    { term: page.panchang, value: panchangText(panchang, page) },
    { term: page.priest, value: proof.priest },
  ]
  const { path, size } = qrPath(`${origin}${verifyPath(proof.number)}?lang=${lang}`)
  return (
    <article className={styles.sheet} aria-labelledby="certificate-title">
      <Plate ritualId={ritual.id} category={ritual.category ?? ''} shape="square" lod="card" className={styles.plate} />
      <div className={styles.paper}>
        <header>
          <p className={styles.shop}>{shop?.name[lang]}</p>
          <p className={styles.heading}>{certificate.heading}</p>
          <Title name={ritual.name} />
        </header>
        {proof.names.length > 0 && (
          <div>
            <p className={styles.heading}>{certificate.forWhom}</p>
            <p className={styles.names} data-size={chooseNameSize(proof.names)}>
              <Names names={proof.names} />
            </p>
          </div>
        )}
        <div className={styles.foot}>
          <FactList className={styles.facts} facts={facts} />
          <Link href={verifyPath(proof.number)} className={styles.check}>
            <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
              <path d={path} />
            </svg>
            <span className={styles.number} translate="no">
              {proof.number}
            </span>
            <span className={styles.hint}>{certificate.checkLink}</span>
            <span className={styles.onPaper}>{certificate.check}</span>
          </Link>
        </div>
      </div>
    </article>
  )
}

import { type SubmitEvent, useState } from 'react'
import { samplePath, sampleViewPath } from '#features/catalogue/catalogue/paths.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { useNavigation } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { VERIFY_PATH, verifyPath } from '../paths.ts'
import { momentTerm, termFacts } from '../rules-term.ts'
import { FactList } from '#ui/layout/fact-list.tsx'
import { useMessages } from './messages.ts'
import { SiteMoment } from './reader-moment.tsx'
import styles from './verify-page.module.css'

/** The page that verifies the number of a certificate. */
export function VerifyPage({ number }: { number: string | undefined }) {
  const { verify } = useMessages()
  const { go } = useNavigation()
  const lang = useLang()
  const [typed, setTyped] = useState(number ?? '')

  function look(event: SubmitEvent): void {
    event.preventDefault()
    const plain = typed.trim()
    if (plain !== '') go(`${verifyPath(encodeURIComponent(plain))}?lang=${lang}`)
  }

  return (
    <div className={styles.page}>
      <h1>{verify.title}</h1>
      <p className={styles.text}>{verify.text}</p>
      {/* A plain HTML form works before hydration. */}
      <form className={styles.form} action={VERIFY_PATH} onSubmit={look}>
        <input type="hidden" name="lang" value={lang} />
        <Field
          className={styles.field}
          name="number"
          label={verify.field}
          hint={verify.hint}
          value={typed}
          onChange={setTyped}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" kind="primary">
          {verify.check}
        </Button>
      </form>
      {number === undefined ? <Where /> : <Answer key={number} number={number} />}
    </div>
  )
}

/** A picture of the sample certificate that shows where the number is printed. */
function Where() {
  const { verify } = useMessages()
  const lang = useLang()
  return (
    <figure className={styles.where}>
      <a href={sampleViewPath('certificate', lang)}>
        <img
          src={samplePath('certificate', lang)}
          alt={verify.sampleAlt}
          width="880"
          height="622"
          loading="lazy"
          decoding="async"
        />
      </a>
      <figcaption>{verify.where}</figcaption>
    </figure>
  )
}

function Answer({ number }: { number: string }) {
  const messages = useMessages()
  const { verify } = messages
  const lang = useLang()
  const { data, ...query } = useApiQuery('/api/verify/{number}', { path: { number }, query: { lang } })
  if (query.isError)
    return (
      <RetryNotice query={query} retry={verify.check}>
        {verify.failed}
      </RetryNotice>
    )
  if (!data) return <Spinner label={verify.checking} />
  if (!data.valid && !data.isSample) {
    const { state } = data
    const isKnown = state !== undefined && state !== 'erased'
    const { title, text } = verify.not[isKnown ? state : 'unknown']
    return (
      <Notice tone="warn" title={title}>
        {text}
      </Notice>
    )
  }
  const facts = [
    { term: verify.ritual, value: data.ritual },
    ...termFacts(data.term, messages.term, lang),
    {
      term: momentTerm(data.term, messages),
      value: data.performedAt && <SiteMoment at={data.performedAt} />,
    },
    { term: verify.place, value: data.place },
    { term: verify.priest, value: data.priest },
    { term: verify.initials, value: data.initials },
  ]
  if (data.isSample)
    return (
      <Notice tone="info" title={verify.sample}>
        {verify.sampleText}
        <FactList className={styles.facts} facts={facts} />
      </Notice>
    )
  return (
    <Notice tone="ok" title={verify.valid}>
      {data.state === 'erased' && <p>{verify.erased}</p>}
      <FactList className={styles.facts} facts={facts} />
    </Notice>
  )
}

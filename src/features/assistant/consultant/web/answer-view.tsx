import { Contacts, type ContactsProps } from '#features/catalogue/catalogue/web/reading/contacts.tsx'
import { Button } from '#ui/layout/button.tsx'
import { CopyButton } from '#ui/layout/copy-button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { type Answer, answerText, type Failure } from '../rules-transcript.ts'
import { AnswerText } from './answer-text.tsx'
import styles from './answer-view.module.css'
import { retryQuestion, sendQuestion, editQuestion } from './conversation.ts'
import { useConsultantMessages } from './messages.ts'
import { Proposal } from './proposal.tsx'
import { QuickButtons } from './quick-buttons.tsx'
import type { PanelProps } from './panel-props.ts'
import { useId } from 'react'
import type { Contact } from '../model.ts'
import { minutesAndSeconds } from '#features/people/accounts/rules-input.ts'

/** The emergency number in most countries, in case the answer contains none. */
const EMERGENCY = 'tel:112'

type AnswerViewProps = PanelProps & {
  answer: Answer
  /** The last answer, which can still be continued. */
  isLast: boolean
}

/** One answer with everything that belongs to it. */
export function AnswerView({ answer, isLast, ...panel }: AnswerViewProps) {
  const messages = useConsultantMessages()
  const lang = useLang()
  const { state, text, cards, links, question, failure, fallback } = answer
  return (
    <div className={styles.answer} aria-busy={state === 'waiting' || state === 'streaming' || undefined}>
      <span className="visually-hidden">{messages.program}: </span>
      {state === 'waiting' && (
        <p className={styles.thinking}>
          <Spinner size={20} /> {messages.thinking}
        </p>
      )}
      <AnswerText text={text} />
      {answer.isRefused && (
        <Notice tone="info" quiet title={messages.refusedTitle}>
          {answer.refusal ? messages.refusals[answer.refusal] : messages.refused}
        </Notice>
      )}
      {answer.isCrisis && <CrisisHelp contacts={answer.handoff?.contacts ?? []} shop={panel.contacts} />}
      {cards.length > 0 && (
        <ul data-plain aria-label={messages.proposals} className={styles.proposals}>
          {cards.map((card) => (
            <Proposal key={`${card.serviceId} ${card.tier}`} card={card} onLeave={panel.onLeave} />
          ))}
        </ul>
      )}
      {links.length > 0 && <Links links={links} />}
      {question && (
        <div className={styles.asked}>
          <p>{question.text}</p>
          {isLast && state === 'done' && (
            <QuickButtons
              label={messages.quickAnswers}
              texts={question.answers}
              onPick={(picked) => sendQuestion(picked, lang, panel.serviceId)}
            />
          )}
        </div>
      )}
      {answer.handoff && !answer.isCrisis && <ToPerson answer={answer} isLast={isLast} panel={panel} />}
      {fallback && <p className={styles.aside}>{messages.fallbacks[fallback]}</p>}
      {failure && <FailureNotice failure={failure} isLast={isLast} />}
      {state === 'stopped' && (
        <p className={styles.stopped}>
          {messages.stopped}
          {isLast && (
            <Button kind="quiet" onClick={() => retryQuestion(lang)}>
              {messages.retry}
            </Button>
          )}
        </p>
      )}
      {state === 'done' && text !== '' && (
        <div className={styles.copy}>
          <CopyButton kind="quiet" text={answerText(answer)} labels={messages.copy} name={messages.copyAnswer} />
        </div>
      )}
    </div>
  )
}

function Links({ links }: Pick<Answer, 'links'>) {
  const messages = useConsultantMessages()
  return (
    <nav aria-label={messages.links} className={styles.links}>
      <ul>
        {links.map(({ title, href }) => (
          <li key={href}>
            <Link href={href} dir="auto">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Contact with staff: handing over the conversation, or the visitor's own e-mail. */
function ToPerson({ answer: { handoff }, isLast, panel }: { answer: Answer; isLast: boolean; panel: PanelProps }) {
  const messages = useConsultantMessages()
  if (!handoff) return null
  return (
    <div className={styles.person}>
      <p>{messages.handoffs[handoff.reason]}</p>
      {isLast && (
        <>
          <Button wide onClick={panel.onHandoff}>
            {messages.tools.person}
          </Button>
          <Contacts {...panel.contacts} />
        </>
      )}
    </div>
  )
}

/** Emergency numbers and a contact person, and nothing else. */
function CrisisHelp({ contacts, shop }: { contacts: Contact[]; shop: ContactsProps }) {
  const { crisis, handoffs } = useConsultantMessages()
  const titleId = useId()
  const numbers = contacts.filter(({ href }) => href.startsWith('tel:'))
  const shown = numbers.length > 0 ? numbers : [{ label: crisis.emergency, href: EMERGENCY }]
  return (
    <section className={styles.crisis} aria-labelledby={titleId}>
      <h3 id={titleId}>{crisis.title}</h3>
      <ul data-plain>
        {shown.map(({ label, href }) => (
          <li key={href}>
            <Button as="a" href={href} wide>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <p>{crisis.elsewhere}</p>
      <p>{handoffs.crisis}</p>
      <Contacts {...shop} />
    </section>
  )
}

/** Why there is no complete answer, and the options: the same question again, or another one. */
function FailureNotice({ failure, isLast }: { failure: Failure; isLast: boolean }) {
  const messages = useConsultantMessages()
  const lang = useLang()
  const { kind, message, wait } = failure
  // With a waiting time our own text is more precise than the server's.
  const text = (wait === undefined && message) || messages.failures[kind]
  return (
    <Notice
      tone={kind === 'offline' || kind === 'too-many' ? 'warn' : 'danger'}
      action={
        isLast && (
          <span className={styles.actions}>
            <Button onClick={() => retryQuestion(lang)}>{messages.retry}</Button>
            <Button kind="quiet" onClick={editQuestion}>
              {messages.edit}
            </Button>
          </span>
        )
      }
    >
      {text} {wait !== undefined && messages.failures.wait(minutesAndSeconds(wait))}
    </Notice>
  )
}

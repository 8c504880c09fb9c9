import { type ReactNode, useId } from 'react'
import { ritualPath } from '#features/catalogue/catalogue/paths.ts'
import { Contacts, type ContactsProps } from '#features/catalogue/catalogue/web/reading/contacts.tsx'
import { minutesAndSeconds } from '#features/people/accounts/rules-input.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Button } from '#ui/layout/button.tsx'
import { CopyButton } from '#ui/layout/copy-button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { Contact } from '../model.ts'
import { linkNumbers, readBlocks, type Run } from '../rules-answer-text.ts'
import { type Answer, answerText, type Failure } from '../rules-transcript.ts'
import styles from './answer-view.module.css'
import { editQuestion, retryQuestion, sendQuestion } from './conversation.ts'
import { useConsultantMessages } from './messages.ts'
import { Phone } from './phone.tsx'
import { Proposal } from './proposal.tsx'

/** The emergency number in most countries. It is used if the answer contains no number. */
const EMERGENCY = 'tel:112'

/** The properties that a part of the panel gets from its parent. */
export type PanelProps = {
  contacts: ContactsProps
  serviceId: string | undefined
  /** Called when the reader goes to the cart. Without this function a link opens the cart. */
  onLeave: () => void
  onHandoff: () => void
}

type AnswerViewProps = PanelProps & {
  answer: Answer
  /** True for the last answer of the conversation. Only the last answer has buttons for the next question. */
  isLast: boolean
}

/** One answer with its cards, links and other parts. */
export function AnswerView({ answer, isLast, ...panel }: AnswerViewProps) {
  const messages = useConsultantMessages()
  const lang = useLang()
  const { state, text, cards, question, failure, fallback } = answer
  // The name on a card is already a link to its ritual.
  const links = answer.links.filter(({ href }) => !cards.some(({ serviceId }) => href === ritualPath(serviceId)))
  return (
    <div className={styles.answer} aria-busy={state === 'waiting' || state === 'streaming' || undefined}>
      <span className="visually-hidden">{messages.program}: </span>
      {state === 'waiting' && (
        <p className={styles.thinking}>
          <Spinner size={20} /> {messages.thinking}
        </p>
      )}
      {answer.isCrisis ? <CrisisAnswer answer={answer} shop={panel.contacts} /> : <CalmAnswer answer={answer} />}
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

/** The answer to a worried person. The first paragraph contains the telephone numbers and is shown separately from the other paragraphs. */
function CalmAnswer({ answer: { text, concern } }: { answer: Answer }) {
  if (!concern) return <AnswerText text={text} contacts={[]} />
  const [line = '', ...rest] = text.split('\n\n')
  return (
    <>
      <div className={styles.concern}>
        <AnswerText text={line} contacts={concern} />
      </div>
      <AnswerText text={rest.join('\n\n').trim()} contacts={[]} />
    </>
  )
}

type QuickButtonsProps = { label: string; texts: readonly string[]; onPick: (text: string) => void }

/** Suggested questions or answers. After a press the focus moves to the field, because the pressed button disappears. */
export function QuickButtons({ label, texts, onPick }: QuickButtonsProps) {
  function pick(button: HTMLElement, text: string): void {
    const dialog = button.closest('dialog')
    const isTouched = matchMedia('(pointer: coarse)').matches
    // On a touch screen the field does not get the focus, because the on-screen keyboard would cover the answer.
    dialog?.querySelector<HTMLElement>(isTouched ? 'header button' : 'textarea')?.focus()
    onPick(text)
  }
  return (
    <ul data-plain aria-label={label} className={styles.list}>
      {texts.map((text) => (
        <li key={text}>
          <button type="button" className={styles.button} onClick={(event) => pick(event.currentTarget, text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The text of an answer. Blocks are only added at the end, so their indexes can be their keys. */
function AnswerText({ text, contacts }: { text: string; contacts: Contact[] }): ReactNode {
  if (text === '') return null
  return (
    <div className={styles.text} dir="auto">
      {readBlocks(text).map((block, place) =>
        block.kind === 'paragraph' ? (
          <p key={place}>
            <Runs runs={linkNumbers(block.runs, contacts)} />
          </p>
        ) : (
          <ul key={place}>
            {block.items.map((runs, item) => (
              <li key={item}>
                <Runs runs={linkNumbers(runs, contacts)} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

function Runs({ runs }: { runs: Run[] }): ReactNode {
  return runs.map(({ text, isStrong, href }, place) => {
    if (href !== undefined) return <Phone key={place} number={text} href={href} />
    return isStrong ? <strong key={place}>{text}</strong> : text
  })
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

/** The two ways to contact staff: the visitor sends them the conversation, or writes an e-mail. */
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

/**
 * The answer to a person in danger. Sympathy and the telephone numbers come first, so that they are on the first screen of a phone. The
 * rest of the text follows.
 */
function CrisisAnswer({ answer: { text, handoff }, shop }: { answer: Answer; shop: ContactsProps }) {
  const { handoffs } = useConsultantMessages()
  const contacts = handoff?.contacts ?? []
  const [opening = '', ...rest] = text.split('\n\n')
  return (
    <>
      <AnswerText text={opening} contacts={contacts} />
      <CrisisHelp contacts={contacts} />
      <AnswerText text={rest.join('\n\n')} contacts={contacts} />
      <p>{handoffs.crisis}</p>
      <Contacts {...shop} />
    </>
  )
}

function CrisisHelp({ contacts }: { contacts: Contact[] }) {
  const { crisis } = useConsultantMessages()
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
              <CallLabel label={label} />
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.aside}>{crisis.elsewhere}</p>
    </section>
  )
}

/** The telephone number, and below the number the name of the person or service that answers the call. */
function CallLabel({ label }: { label: string }): ReactNode {
  const [number = '', ...name] = label.split(': ')
  return (
    <span className={styles.call}>
      <strong className={styles.number}>{number}</strong>
      {name.length > 0 && ' '}
      {name.length > 0 && <span>{name.join(': ')}</span>}
    </span>
  )
}

/** The reason for an incomplete answer, and the reader's options: send the same question again, or ask another question. */
function FailureNotice({ failure, isLast }: { failure: Failure; isLast: boolean }) {
  const messages = useConsultantMessages()
  const lang = useLang()
  const { kind, message, wait } = failure
  // If the waiting time is known, the text of the page is more precise than the text of the server.
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

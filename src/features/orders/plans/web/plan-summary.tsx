import { formatDay } from '#base/date-format.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { birthDateText } from '#features/people/profiles/web/birth-date-text.ts'
import { FactRow } from '#ui/layout/fact-list.tsx'
import { Button } from '#ui/layout/button.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { PlanView } from '../schemas.ts'
import { readingsFrom } from '#features/orders/cart/rules-names.ts'
import { NameReadings } from '#features/orders/cart/web/name-readings.tsx'
import { fullName, parseParticipants, shownName } from '../rules-participants.ts'
import { daysBetween, lastDayBefore } from '../rules.ts'
import { shortDayText } from './day-format.ts'
import { LunarDayLine } from './lunar-day-line.tsx'
import styles from './plan-summary.module.css'
import { useMessages } from './messages.ts'

type PlanSummaryProps = { plan: PlanView; onEdit: () => void }

/** Shows the saved plan: dates, rituals, wish and participants. */
export function PlanSummary({ plan, onEdit }: PlanSummaryProps) {
  const lang = useLang()
  const { form, summary: messages, readings } = useMessages()
  const people = parseParticipants(plan.participants)
  return (
    <div className={styles.summary}>
      <dl className={styles.when}>
        <FactRow term={messages.starts}>
          {plan.startDate === null ? (
            <span className="type-h3">{messages.priestChooses}</span>
          ) : (
            <>
              <span className="type-h3">{formatDay(plan.startDate, lang)}</span>
              <span className={styles.left}>{leftText(plan.startDate, plan, messages)}</span>
              <LunarDayLine date={plan.startDate} />
            </>
          )}
        </FactRow>
        {plan.endDate !== null && (
          <FactRow term={messages.ends}>
            <span className="type-h3">{formatDay(lastDayBefore(plan.endDate), lang)}</span>
          </FactRow>
        )}
      </dl>
      <Section level="h3" heading={styles.title} title={messages.rituals}>
        <ul data-plain className={styles.rituals}>
          {plan.rituals.map((ritual, place) => (
            <li key={`${place} ${ritual.name}`}>
              <div>
                <p>{printedName(ritual.name)}</p>
                <p className={styles.term}>
                  {messages.term(ritual.weeks)}
                  {ritual.startDate !== null &&
                    ritual.endDate !== null &&
                    `, ${form.endsOf(shortDayText(ritual.startDate, lang), shortDayText(lastDayBefore(ritual.endDate), lang))}`}
                </p>
              </div>
              <Button kind="quiet" onClick={onEdit}>
                {messages.editRitual}
                <span className="visually-hidden">{messages.editOf(ritual.name)}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Section>
      <Section level="h3" heading={styles.title} title={messages.wishes}>
        {plan.specialWishes === '' ? (
          <p className={styles.nothing}>{messages.noWishes}</p>
        ) : (
          <p className={styles.text} dir="auto">
            {plan.specialWishes}
          </p>
        )}
      </Section>
      <Section level="h3" heading={styles.title} title={messages.participants}>
        {people.length === 0 ? (
          <p className={styles.nothing}>{messages.noParticipants}</p>
        ) : (
          <ol className={styles.people}>
            {people.map(({ birthDate, birthTime, gotra, ...named }, place) => (
              <li key={`${place} ${named.firstName}`}>
                <bdi>{shownName({ birthDate, birthTime, ...named }, lang)}</bdi>
                {birthDate && ', '}
                {birthDate && (
                  <span className={styles.term}>
                    {[birthDateText(birthDate, lang), birthTime].filter(Boolean).join(', ')}
                  </span>
                )}
                {gotra !== undefined && (
                  <span className={styles.term}>
                    , {messages.gotra} <bdi>{gotra}</bdi>
                  </span>
                )}
              </li>
            ))}
          </ol>
        )}
        <NameReadings
          names={[...new Set(people.map(fullName))]}
          readings={readingsFrom(plan.readings)}
          messages={readings}
        />
      </Section>
      <Button onClick={onEdit} className={styles.edit}>
        {messages.edit}
      </Button>
    </div>
  )
}

function leftText(
  startDate: string,
  { endDate, today }: PlanView,
  messages: ReturnType<typeof useMessages>['summary'],
) {
  return endDate !== null && endDate <= today ? messages.finished : messages.inDays(daysBetween(today, startDate))
}

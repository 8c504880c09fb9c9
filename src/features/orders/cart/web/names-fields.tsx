import { useId, useRef, useState } from 'react'
import { ConsentBox } from '#features/people/profiles/web/profile-form/consent-check.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import type { NamedPerson } from '../model.ts'
import { isNothing, MAX_NAMED, NOBODY } from '../rules-names.ts'
import styles from './names-fields.module.css'
import type { NamesForm } from './use-names.ts'
import { useMessages } from './messages.ts'

type NamesFieldsProps = {
  form: NamesForm
  /** Also asks for the first day, because only one ritual is bought. */
  withDay?: boolean
  heading?: 'h2' | 'h3'
}

/** Optional names and wish before the payment: two fields per line. A gift has the recipient's name instead. */
export function NamesFields({ form, withDay = false, heading: Heading = 'h3' }: NamesFieldsProps) {
  const { names: messages, consent } = useMessages()
  const { names, isGift, change, asksConsent, consentFault, tick, setConsentBox, setDayField, consent: isTicked } = form
  const [open, setOpen] = useState(() => !isNothing(names))
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const words = wordsFor(messages, isGift, withDay)

  function show(): void {
    setOpen(true)
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>('input, textarea')?.focus())
  }

  return (
    <section className={styles.names} aria-labelledby={id} ref={section}>
      <Heading id={id} className="type-h3">
        {messages.title}
      </Heading>
      <p className={styles.optional}>{words.optional}</p>
      {open ? (
        <>
          {!isGift && <People people={names.people} onChange={(people) => change({ ...names, people })} />}
          <Field
            multiline
            rows={2}
            label={messages.wish}
            hint={messages.wishHint}
            maxLength={4000}
            value={names.wish}
            onChange={(wish) => change({ ...names, wish })}
          />
          {withDay && (
            <Field
              type="date"
              label={messages.day}
              hint={messages.dayHint}
              min={form.today}
              value={names.day}
              error={form.dayFault}
              ref={setDayField}
              onChange={(day) => change({ ...names, day })}
            />
          )}
          {asksConsent && (
            <ConsentBox words={consent} checked={isTicked} error={consentFault} onChange={tick} ref={setConsentBox} />
          )}
        </>
      ) : (
        <Button className={styles.open} onClick={show}>
          {words.open}
        </Button>
      )}
    </section>
  )
}

type Words = ReturnType<typeof useMessages>['names']

function wordsFor(messages: Words, isGift: boolean, withDay: boolean): { optional: string; open: string } {
  if (isGift) return { optional: messages.ofGift, open: withDay ? messages.openOfGiftWithDay : messages.openOfGift }
  return withDay
    ? { optional: messages.optionalWithDay, open: messages.openWithDay }
    : { optional: messages.optional, open: messages.open }
}

function People({ people, onChange }: { people: NamedPerson[]; onChange: (people: NamedPerson[]) => void }) {
  const { names: messages } = useMessages()
  const rows = useRef<HTMLDivElement>(null)

  function focusRow(place: number): void {
    requestAnimationFrame(() => rows.current?.querySelectorAll<HTMLInputElement>('[data-first]')[place]?.focus())
  }
  function add(): void {
    onChange([...people, NOBODY])
    focusRow(people.length)
  }
  function remove(place: number): void {
    const left = people.toSpliced(place, 1)
    onChange(left.length > 0 ? left : [NOBODY])
    focusRow(Math.max(0, place - 1))
  }
  function rename(place: number, part: Partial<NamedPerson>): void {
    onChange(people.map((one, at) => (at === place ? { ...one, ...part } : one)))
  }

  return (
    <>
      <div className={styles.rows} ref={rows}>
        {people.map((person, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- A row is identified by its position.
          <div key={place} className={styles.row} role="group" aria-label={messages.person(place + 1)}>
            <Field
              label={messages.first}
              autoComplete="off"
              maxLength={100}
              data-first
              value={person.first}
              onChange={(first) => rename(place, { first })}
            />
            <Field
              label={messages.whose}
              placeholder={messages.whoseExample}
              autoComplete="off"
              maxLength={100}
              value={person.whose}
              onChange={(whose) => rename(place, { whose })}
            />
            {people.length > 1 && (
              <Button kind="quiet" square aria-label={messages.remove(place + 1)} onClick={() => remove(place)}>
                <Icon name="close" size={20} />
              </Button>
            )}
          </div>
        ))}
      </div>
      {people.length < MAX_NAMED && (
        <Button kind="quiet" className={styles.add} onClick={add}>
          <Icon name="plus" size={20} /> {messages.add}
        </Button>
      )}
    </>
  )
}

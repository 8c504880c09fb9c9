import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { ConsentField } from '#features/people/profiles/web/profile-form/consent-check.tsx'
import { Button } from '#ui/layout/button.tsx'
import { CheckField } from '#ui/forms/check-field.tsx'
import { useFaultPlace } from '#ui/forms/form-context.ts'
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import type { CheckoutValues, NamedPerson, Readings } from '../model.ts'
import { isNothing, MAX_NAMED, NOBODY, readMarks, tidyPerson, typedNames } from '../rules-names.ts'
import { toShopDay } from '#ui/text/local-day.ts'
import styles from './names-fields.module.css'
import type { Checkout } from './use-checkout.ts'
import { useMessages } from './messages.ts'
import { NameReadings } from './name-readings.tsx'

type NamesFieldsProps = {
  names: Checkout['names']
  withDay: boolean
  heading: 'h2' | 'h3'
}

/** The optional fields for names and wish before the payment, two fields per person. An order that is a gift uses the recipient's name instead. */
export function NamesFields({ names: form, withDay, heading: Heading }: NamesFieldsProps) {
  const { names: messages, consent } = useMessages()
  const { names, isGift, asksConsent, keep } = form
  const { setValue } = useFormContext<CheckoutValues>()
  // The server may refuse the order because of a missing consent, even if this form showed no consent box.
  useFaultPlace('consent')
  const [open, setOpen] = useState(() => !isNothing(names))
  const [today] = useState(() => toShopDay(new Date()))
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const words = wordsFor(messages, isGift, withDay)

  function show(): void {
    setOpen(true)
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>('input, textarea')?.focus())
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Only stops the Enter key from submitting.
    <section className={styles.names} aria-labelledby={id} ref={section} onChange={keep} onKeyDown={stayOnEnter}>
      <Heading id={id} className="type-h3">
        {messages.title}
      </Heading>
      <p className={styles.optional}>{words.optional}</p>
      {open ? (
        <>
          {!isGift && (
            <People people={names.people} readings={names.readings} onCorrect={form.correct} onChange={keep} />
          )}
          <TextAreaField name="names.wish" rows={2} label={messages.wish} hint={messages.wishHint} maxLength={4000} />
          {withDay && (
            <>
              {!names.priestChooses && (
                <TextField name="names.day" type="date" label={messages.day} hint={messages.dayHint} min={today} />
              )}
              <CheckField
                label={messages.priestChooses}
                checked={names.priestChooses}
                onChange={(checked) => {
                  setValue('names.priestChooses', checked)
                  keep()
                }}
              />
              {names.priestChooses && <p className={styles.optional}>{messages.priestChoosesHint}</p>}
            </>
          )}
          {asksConsent && <ConsentField words={consent} />}
        </>
      ) : (
        <Button className={styles.open} onClick={show}>
          {words.open}
        </Button>
      )}
    </section>
  )
}

/** Stops the Enter key from placing the order while the customer is in one of these optional fields. */
function stayOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

type Words = ReturnType<typeof useMessages>['names']

function wordsFor(messages: Words, isGift: boolean, withDay: boolean): { optional: string; open: string } {
  if (isGift) return { optional: messages.ofGift, open: withDay ? messages.openOfGiftWithDay : messages.openOfGift }
  return withDay
    ? { optional: messages.optionalWithDay, open: messages.openWithDay }
    : { optional: messages.optional, open: messages.open }
}

type PeopleProps = {
  people: NamedPerson[]
  readings: Readings | undefined
  onCorrect: (name: string, devanagari: string) => void
  onChange: () => void
}

function People({ people, readings = {}, onCorrect, onChange }: PeopleProps) {
  const { names: messages, readings: readingMessages } = useMessages()
  const { setValue } = useFormContext<CheckoutValues>()
  const rows = useRef<HTMLDivElement>(null)
  // When the customer leaves the field of a name, the page asks the server how the name is read aloud. It does not ask after every letter.
  const typed = typedNames(people)
  const [finished, setFinished] = useState(typed)

  function change(next: NamedPerson[], focused: number): void {
    setPeople(next)
    setFinished(typedNames(next))
    focusRow(focused)
  }
  function finish(): void {
    const marked = readMarks(people)
    if (marked) setPeople(marked)
    setFinished(typed)
  }
  function setPeople(next: NamedPerson[]): void {
    setValue('names.people', next)
    onChange()
  }
  function focusRow(place: number): void {
    requestAnimationFrame(() => rows.current?.querySelectorAll<HTMLInputElement>('[data-first]')[place]?.focus())
  }

  return (
    <>
      <div className={styles.rows} ref={rows} onBlur={finish}>
        {people.map((person, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- A row is identified by its position.
          <div key={place} className={styles.row} role="group" aria-label={messages.person(place + 1)}>
            <TextField
              name={`names.people.${place}.first`}
              label={messages.first}
              autoComplete="off"
              maxLength={100}
              data-first
            />
            <TextField
              name={`names.people.${place}.whose`}
              label={messages.whose}
              placeholder={messages.whoseExample}
              autoComplete="off"
              maxLength={100}
            />
            {people.length > 1 && (
              <Button
                kind="quiet"
                square
                aria-label={messages.remove(place + 1)}
                onClick={() => change(people.toSpliced(place, 1), Math.max(0, place - 1))}
              >
                <Icon name="close" size={20} />
              </Button>
            )}
            <CheckField
              label={messages.isDeparted}
              checked={person.isDeparted ?? false}
              onChange={(checked) => {
                const { isDeparted: _, ...named } = person
                setPeople(people.with(place, { ...named, ...(checked && { isDeparted: true }) }))
              }}
            />
          </div>
        ))}
      </div>
      <NameReadings
        names={[...new Set(typed.filter((name) => finished.includes(name)))]}
        departed={typedNames(people.filter((person) => tidyPerson(person).isDeparted))}
        readings={readings}
        onCorrect={onCorrect}
        messages={readingMessages}
      />
      {people.length < MAX_NAMED && (
        <Button kind="quiet" className={styles.add} onClick={() => change([...people, NOBODY], people.length)}>
          <Icon name="plus" size={20} /> {messages.add}
        </Button>
      )}
    </>
  )
}

import { useId, useRef, useState } from 'react'
import { ConsentBox } from '#features/profiles/web/consent-check.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import type { NamedPerson } from '../model.ts'
import { isNothing, MOST_NAMED, NOBODY } from '../rules-names.ts'
import styles from './names-fields.module.css'
import type { NamesForm } from './use-names.ts'
import { useMessages } from './messages.ts'

type NamesFieldsProps = {
  form: NamesForm
  /** One ritual is bought: its first day is asked for as well. */
  withDay?: boolean
  heading?: 'h2' | 'h3'
}

/** For whom and what for, where somebody likes to say it before the payment: two fields a line. */
export function NamesFields({ form, withDay = false, heading: Heading = 'h3' }: NamesFieldsProps) {
  const { names: messages, consent } = useMessages()
  const { names, change, asksConsent, consentFault, tick, setConsentBox, setDayField, consent: isTicked } = form
  const [open, setOpen] = useState(() => !isNothing(names))
  const id = useId()
  const rows = useRef<HTMLDivElement>(null)

  function focusRow(place: number): void {
    requestAnimationFrame(() => rows.current?.querySelectorAll<HTMLInputElement>('[data-first]')[place]?.focus())
  }
  function show(): void {
    setOpen(true)
    focusRow(0)
  }
  function add(): void {
    change({ ...names, people: [...names.people, NOBODY] })
    focusRow(names.people.length)
  }
  function remove(place: number): void {
    const people = names.people.toSpliced(place, 1)
    change({ ...names, people: people.length > 0 ? people : [NOBODY] })
    focusRow(Math.max(0, place - 1))
  }
  function rename(place: number, part: Partial<NamedPerson>): void {
    change({ ...names, people: names.people.map((one, at) => (at === place ? { ...one, ...part } : one)) })
  }

  return (
    <section className={styles.names} aria-labelledby={id}>
      <Heading id={id} className="type-h3">
        {messages.title}
      </Heading>
      <p className={styles.optional}>{withDay ? messages.optionalWithDay : messages.optional}</p>
      {open ? (
        <>
          <div className={styles.rows} ref={rows}>
            {names.people.map((person, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- A row is what stands in its place.
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
                {names.people.length > 1 && (
                  <Button kind="quiet" square aria-label={messages.remove(place + 1)} onClick={() => remove(place)}>
                    <Icon name="close" size={20} />
                  </Button>
                )}
              </div>
            ))}
          </div>
          {names.people.length < MOST_NAMED && (
            <Button kind="quiet" className={styles.add} onClick={add}>
              <Icon name="plus" size={20} /> {messages.add}
            </Button>
          )}
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
          {withDay ? messages.openWithDay : messages.open}
        </Button>
      )}
    </section>
  )
}

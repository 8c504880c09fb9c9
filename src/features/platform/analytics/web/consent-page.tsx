import { type Lang, LOCALES } from '#base/i18n.ts'
import { useId, useState } from 'react'
import { useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import { useIsAlive } from '#ui/feedback/use-is-alive.ts'
import type { AnalyticsSettings } from '../schemas.ts'
import { browserRefuses, type Choice, followNextLinkWhole, keepChoice, readChoice } from './consent.ts'
import styles from './consent-page.module.css'
import { stopOutside } from './third-party.ts'
import { consentMessages } from './messages.ts'

/** Describes the counted events and the data that is not stored. The visitor can decide about third-party counters. */
export function ConsentPage() {
  const { title, lead, own, stored } = consentMessages[useLang()]
  const { data: settings } = useApiQuery('/api/analytics/settings')
  if (!settings) return null
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      <p className="type-lead">{lead}</p>
      <section>
        <h2>{own.title}</h2>
        <p>{own.text}</p>
        <h3>{own.counted}</h3>
        <List items={own.counts} />
        <h3>{own.kept}</h3>
        <List items={own.keeps} />
        <p>{own.days(settings.days)}</p>
      </section>
      <Outside settings={settings} />
      <section>
        <h2>{stored.title}</h2>
        <p>{stored.text}</p>
      </section>
    </article>
  )
}

function List({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function Outside({ settings: { ga4, metrika } }: { settings: AnalyticsSettings }) {
  const { outside } = consentMessages[useLang()]
  const services = [ga4 !== null && outside.ga4, metrika !== null && outside.metrika].filter((name) => name !== false)
  return (
    <section>
      <h2>{outside.title}</h2>
      {services.length === 0 ? (
        <p>{outside.none}</p>
      ) : (
        <>
          <p>{outside.text}</p>
          <List items={services} />
          <Question />
        </>
      )}
    </section>
  )
}

/** The question about the consent. The server renders it without a choice, and the browser then shows the stored choice. */
function Question() {
  const lang = useLang()
  const { outside } = consentMessages[lang]
  const isHere = useIsAlive()
  const [made, setMade] = useState<Choice>()
  const name = useId()
  const choice = made ?? (isHere ? readChoice() : undefined)
  const refused = isHere && browserRefuses()

  function choose(analytics: boolean): void {
    setMade(keepChoice(analytics))
    followNextLinkWhole()
    if (!analytics) void stopOutside()
  }

  return (
    <fieldset className={styles.question} disabled={refused}>
      <legend className="visually-hidden">{outside.question}</legend>
      {[false, true].map((analytics) => (
        <label key={String(analytics)} className={styles.answer}>
          <input
            type="radio"
            name={name}
            checked={choice?.analytics === analytics || (refused && !analytics)}
            onChange={() => choose(analytics)}
          />
          {analytics ? outside.allow : outside.refuse}
        </label>
      ))}
      <p role="status" className={styles.state}>
        {refused
          ? outside.browserRefuses
          : choice
            ? `${outside.chosen(dayText(choice.at, lang))} ${outside.later}`
            : outside.notChosen}
      </p>
    </fieldset>
  )
}

function dayText(at: string, lang: Lang): string {
  return new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))
}

import { type ReactNode, useEffect, useRef } from 'react'
import { formatUsd } from '#base/money-format.ts'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { Category } from '#features/catalogue/catalogue-lists/schemas.ts'
import { categoryPath } from '../../paths.ts'
import { isSpecialIntention, toWeeks } from '../../rules-pricing.ts'
import { lowestOffer } from '../../rules-terms.ts'
import { Contacts, type ContactsProps } from '../reading/contacts.tsx'
import styles from './home-page.module.css'
import { HomeMessagesContext, homeMessagesIn, type HomeTexts, useHomeMessages } from './home-messages.ts'
import { HomeSamples } from './home-samples.tsx'
import { useMessages } from '../messages.ts'
import { type Rite, RiteFilm } from '../rite-film.tsx'
import { RitualCard, RitualCardToCome } from './ritual-card.tsx'
import { useCategories, useCategory } from '#features/catalogue/catalogue-lists/web/use-categories.ts'
import { useServiceCards } from '../use-services.ts'
import { YantraFigure } from '../plates/yantra-figure.tsx'

type HomePageProps = {
  /** The texts of the page that staff have changed, by field. */
  texts: HomeTexts
  category: string | null
  contacts: ContactsProps
  rite: Rite | undefined
  /** The people who lead the rituals. Undefined if staff have entered nobody. */
  performers?: ReactNode
  /** One line about the next group ritual, below the first screen. */
  notice?: ReactNode
}

/**
 * An introduction to the shop, the steps of an order, all rituals, and what customers receive. If a category is chosen, its heading
 * replaces the hero.
 */
export function HomePage({ texts, ...props }: HomePageProps) {
  return (
    <HomeMessagesContext value={homeMessagesIn(useLang(), texts)}>
      <HomeSections {...props} />
    </HomeMessagesContext>
  )
}

function HomeSections({ category, contacts, rite, performers, notice }: Omit<HomePageProps, 'texts'>) {
  const chosen = useCategory(category)
  const home = useHomeMessages()
  return (
    <>
      {chosen ? <CategoryHead category={chosen} /> : <Hero rite={rite} />}
      {notice}
      {!chosen && <HowItGoes />}
      <Catalogue category={category} />
      {chosen && <HowItGoes />}
      <Section className={styles.section} heading="" title={home.receiveTitle}>
        <HomeSamples />
      </Section>
      {performers && <Performers>{performers}</Performers>}
      <Unsure category={category} />
      <section className={styles.section}>
        <h2>{home.contactTitle}</h2>
        <p className={styles.contactText}>{home.contactText}</p>
        <Contacts {...contacts} />
      </section>
    </>
  )
}

function Hero({ rite }: { rite: Rite | undefined }) {
  const home = useHomeMessages()
  return (
    <section className={styles.hero}>
      <div className={styles.heroText}>
        <h1 className="type-display">{home.hero}</h1>
        <p className={styles.lead}>{home.lead}</p>
        <p className={styles.heroActions}>
          <Button as="a" href="#catalogue" kind="primary">
            {home.choose}
          </Button>
          <Button as="a" href="#how">
            {home.how}
          </Button>
        </p>
        <HeroFacts />
      </div>
      {rite ? (
        <RiteFilm rite={rite} isFirst className={styles.heroRite} />
      ) : (
        <YantraFigure kind="sri" className={styles.heroFigure} />
      )}
    </section>
  )
}

/** The facts that visitors look for first: the lowest price, the result, and the refund. */
function HeroFacts() {
  const { card } = useMessages()
  const lang = useLang()
  const home = useHomeMessages()
  const offers = (useServiceCards().data ?? []).filter(({ id }) => !isSpecialIntention(id)).map(lowestOffer)
  const lowest = offers.toSorted((one, other) => one.cents - other.cents)[0]
  return (
    <ul data-plain className={styles.heroFacts}>
      {lowest && <li>{card.from(formatUsd(lowest.cents, lang), toWeeks(lowest.duration))}</li>}
      {home.heroFacts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

/** The heading of a category's page: name and description. */
function CategoryHead({ category: { name, description } }: { category: Category }) {
  return (
    <header className={styles.categoryHead}>
      <h1>{name}</h1>
      <p className={styles.lead}>{description}</p>
    </header>
  )
}

function Catalogue({ category }: { category: string | null }) {
  const { page } = useMessages()
  const home = useHomeMessages()
  const { data, isPending } = useServiceCards()
  const all = data ?? []
  const names = new Map<string, string>(useCategories().map(({ id, name }) => [id, name]))
  const shown = category === null ? all : all.filter((ritual) => ritual.category === category)
  const section = useRef<HTMLElement>(null)
  const before = useRef(category)
  // The hero is hidden while a category is chosen. When the hero appears or disappears, this effect scrolls the rituals back into view.
  useEffect(() => {
    if (before.current !== category && section.current && section.current.getBoundingClientRect().top < 0)
      section.current.scrollIntoView({ behavior: 'instant' })
    before.current = category
  }, [category])
  return (
    <Section
      id="catalogue"
      ref={section}
      className={styles.section}
      heading={category === null ? '' : 'visually-hidden'}
      title={home.catalogue}
    >
      <CategoryChips present={new Set(all.map((ritual) => ritual.category))} chosen={category} />
      {isPending ? (
        <div className={styles.grid} role="status" aria-label={page.loading}>
          {Array.from({ length: 6 }, (_, place) => (
            <RitualCardToCome key={place} />
          ))}
        </div>
      ) : shown.length === 0 ? (
        <p className={styles.empty}>{home.emptyCategory}</p>
      ) : (
        <div className={styles.grid}>
          {shown.map((ritual) => (
            <RitualCard
              key={ritual.id}
              ritual={ritual}
              category={category === null ? names.get(ritual.category) : undefined}
            />
          ))}
        </div>
      )}
    </Section>
  )
}

function CategoryChips({ present, chosen }: { present: ReadonlySet<string>; chosen: string | null }) {
  const home = useHomeMessages()
  const chips = useCategories().filter(({ id }) => present.has(id) || id === chosen)
  return (
    <nav aria-label={home.catalogue}>
      <ul className={styles.chips}>
        <li>
          <Link href="/" className={styles.chip} aria-current={chosen === null ? 'true' : undefined}>
            {home.all}
          </Link>
        </li>
        {chips.map(({ id, name }) => (
          <li key={id}>
            <Link href={categoryPath(id)} className={styles.chip} aria-current={chosen === id ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link href="/options" className={styles.chipOn}>
            {home.categories}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

function Performers({ children }: { children: ReactNode }) {
  const home = useHomeMessages()
  return (
    <Section className={styles.section} heading="" title={home.performersTitle}>
      <p className={styles.contactText}>{home.performersText}</p>
      {children}
      <p className={styles.performersMore}>
        <Link href="/priests">{home.performersMore}</Link>
      </p>
    </Section>
  )
}

/** A button for visitors who cannot decide. It opens the consultant over the page. */
function Unsure({ category }: { category: string | null }) {
  const home = useHomeMessages()
  return (
    <section className={styles.unsure} aria-labelledby="unsure-title">
      <div>
        <h2 id="unsure-title">{home.unsureTitle}</h2>
        <p className={styles.unsureText}>{home.unsureText}</p>
      </div>
      <Button as={Link} href={category === null ? '?ai=true' : `${categoryPath(category)}&ai=true`}>
        {home.unsureAsk}
      </Button>
    </section>
  )
}

function HowItGoes() {
  const home = useHomeMessages()
  return (
    <Section id="how" className={styles.section} heading="" title={home.howTitle}>
      <ol className={styles.steps}>
        {home.steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

import { useQuery } from '#ui/query.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { useLang } from '#ui/words.tsx'
import type { ServiceCard } from '../model.ts'
import type { CategoryId } from '../model-terms.ts'
import { categoryPath, serviceCardsCall } from '../paths.ts'
import { Contacts, type ContactsProps } from './contacts.tsx'
import styles from './home-page.module.css'
import { RitualCard } from './ritual-card.tsx'
import { useWords } from './words.ts'
import { YantraFigure } from './yantra-figure.tsx'

type HomePageProps = { category: string | null; contacts: ContactsProps }

/** What the shop is, every ritual in it, and how an order goes. */
export function HomePage({ category, contacts }: HomePageProps) {
  const { home } = useWords()
  return (
    <>
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
        </div>
        <YantraFigure kind="sri" lod="hero" id="hero" className={styles.heroFigure} />
      </section>
      <Catalogue category={category} />
      <HowItGoes />
      <section className={styles.section}>
        <h2>{home.contactTitle}</h2>
        <p className={styles.contactText}>{home.contactText}</p>
        <Contacts {...contacts} />
      </section>
    </>
  )
}

function Catalogue({ category }: { category: string | null }) {
  const { home } = useWords()
  const lang = useLang()
  const { data } = useQuery<ServiceCard[]>({ queryKey: [serviceCardsCall(lang)] })
  const all = data ?? []
  const shown = category === null ? all : all.filter((ritual) => ritual.category === category)
  return (
    <section id="catalogue" className={styles.section} aria-labelledby="catalogue-title">
      <h2 id="catalogue-title">{home.catalogue}</h2>
      <CategoryChips present={new Set(all.map((ritual) => ritual.category))} chosen={category} />
      {shown.length === 0 ? (
        <p className={styles.empty}>{home.emptyCategory}</p>
      ) : (
        <div className={styles.grid}>
          {shown.map((ritual) => (
            <RitualCard key={ritual.id} ritual={ritual} />
          ))}
        </div>
      )}
    </section>
  )
}

function CategoryChips({ present, chosen }: { present: ReadonlySet<string>; chosen: string | null }) {
  const { home, categories } = useWords()
  const chips = (Object.keys(categories) as CategoryId[]).filter((id) => present.has(id) || id === chosen)
  return (
    <nav aria-label={home.catalogue}>
      <ul className={styles.chips}>
        <li>
          <Link href="/" className={styles.chip} aria-current={chosen === null ? 'true' : undefined}>
            {home.all}
          </Link>
        </li>
        {chips.map((id) => (
          <li key={id}>
            <Link href={categoryPath(id)} className={styles.chip} aria-current={chosen === id ? 'true' : undefined}>
              {categories[id].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function HowItGoes() {
  const { home } = useWords()
  return (
    <section id="how" className={styles.section} aria-labelledby="how-title">
      <h2 id="how-title">{home.howTitle}</h2>
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
    </section>
  )
}

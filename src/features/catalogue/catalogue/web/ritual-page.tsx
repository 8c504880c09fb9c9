import { useApiQuery } from '#ui/data/api.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { HydrationPart } from '#ui/data/hydration-part.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { useIsAlive } from '#ui/feedback/use-is-alive.ts'
import type { RitualText } from '../schemas.ts'
import type { TierOffer } from '../model-terms.ts'
import { isSpecialIntention } from '../rules-pricing.ts'
import { lowestOffer, tierOffer } from '../rules-terms.ts'
import { Article } from './reading/article-page.tsx'
import type { ContactsProps } from './reading/contacts.tsx'
import type { ChosenIntention } from './home/intention-dialog.tsx'
import { MantraText } from './reading/mantra-text.tsx'
import { NotFoundCard } from './not-found-card.tsx'
import { BeforeOrdering } from './order/before-ordering.tsx'
import { OrderBar, OrderBlock, type TierChoice } from './order/order-block.tsx'
import { Picture } from './plates/picture.tsx'
import { ritualCardPrice } from './home/ritual-card-price.ts'
import { type Rite, RiteFilm } from './rite-film.tsx'
import { ReadingLayout } from './reading/reading-layout.tsx'
import styles from './ritual-page.module.css'
import { Sidebar } from './reading/sidebar.tsx'
import { useMessages } from './messages.ts'
import { useMovedPage } from './use-moved-page.ts'

const IntentionDialog = lazy(() =>
  import('./home/intention-dialog.tsx').then((module) => ({ default: module.IntentionDialog })),
)

/** The button to listen is loaded on demand, because few rituals have a recording. */
const MantraRecording = lazy(() =>
  import('./reading/mantra-recording.tsx').then((module) => ({ default: module.MantraRecording })),
)

/** The placeholder is loaded on demand, because it is rarely needed. */
const ReadingSkeleton = lazy(() =>
  import('./reading/reading-skeleton.tsx').then((module) => ({ default: module.ReadingSkeleton })),
)

/** The maximum number of priests on this page. The page of the priests shows all priests. */
const MAX_PERFORMERS = 4

type RitualPageProps = {
  id: string
  contacts: ContactsProps
  rite: Rite | undefined
  /** The first day on which a ritual can begin. */
  earliest?: ReactNode
  onTier: (ritual: RitualText, offer: TierOffer) => void
  onOrder: (ritual: RitualText, offer: TierOffer) => void
  onIntentions: (ritual: RitualText, intentions: ChosenIntention[]) => void
  /** Opens the cart. Undefined while the cart does not contain this ritual. */
  onOpenCart?: (() => void) | undefined
}

/** The page of a ritual, with the order block. If there is only an article with this id, shows the article. */
export function RitualPage({
  id,
  contacts,
  rite,
  earliest,
  onTier,
  onOrder,
  onIntentions,
  onOpenCart,
}: RitualPageProps) {
  const { notFound } = useMessages()
  const lang = useLang()
  const [choice, setChoice] = useState<TierChoice>()
  const { data: ritual, isPending } = useApiQuery('/api/services/{id}/text', { path: { id }, query: { lang } })
  useMovedPage('ritual', id, ritual === null)
  if (isPending)
    return (
      <Suspense>
        <ReadingSkeleton hasFigure />
      </Suspense>
    )
  if (!ritual)
    return (
      <NotFoundCard title={notFound.ritualTitle} text={notFound.ritualText} back={notFound.ritualBack} to="/rituals" />
    )
  if (!('price' in ritual)) return <Article article={ritual} contacts={contacts} />
  const special = isSpecialIntention(ritual.id)

  /**
   * Chooses a tier. `onTier` is called only for the first choice after the block was opened, because analytics count a changed choice as the same
   * step.
   */
  function choose(next: TierChoice | undefined): void {
    if (next?.tier && !choice?.tier && ritual && 'price' in ritual) onTier(ritual, tierOffer(ritual, next.tier))
    setChoice(next)
  }

  function goToOrder(): void {
    if (special) document.querySelector<HTMLElement>('#order button')?.click()
    else choose({ isOpen: true, sent: (choice?.sent ?? 0) + 1 })
  }

  function confirm(offer: TierOffer): void {
    if (!ritual || !('price' in ritual)) return
    onOrder(ritual, offer)
    setChoice(undefined)
  }
  const order = (
    <HydrationPart>
      {special ? (
        <IntentionBlock
          ritual={ritual}
          earliest={earliest}
          onIntentions={(intentions) => onIntentions(ritual, intentions)}
        />
      ) : (
        <OrderBlock
          ritual={ritual}
          choice={choice}
          earliest={earliest}
          onChoice={choose}
          onOrder={confirm}
          onOpenCart={onOpenCart}
        />
      )}
    </HydrationPart>
  )
  return (
    <>
      <ReadingLayout
        text={ritual}
        figure={
          <Picture
            ritualId={ritual.id}
            category={ritual.category}
            src={ritual.image_url}
            focus={ritual.image_focus}
            shape="square"
          />
        }
        aside={<Mantra ritual={ritual} />}
        end={
          <div className={styles.after}>
            {rite && <RiteFilm rite={rite} />}
            <Performers
              priests={ritual.priests}
              hasNumbers={!special && ritual.tiers?.some(({ priests }) => priests !== null)}
            />
          </div>
        }
        sidebar={
          <Sidebar text={ritual} contacts={contacts} order={order}>
            <Included features={ritual.features} />
          </Sidebar>
        }
      />
      <OrderBar ritual={ritual} choice={choice} onSelect={goToOrder} onOrder={confirm} />
    </>
  )
}

function Mantra({ ritual }: { ritual: RitualText }): ReactNode {
  const { page } = useMessages()
  const { mantra, recording } = ritual
  const isAlive = useIsAlive()
  if (!mantra && !recording) return null
  return (
    <figure className={styles.mantra} aria-label={page.mantra}>
      <MantraText
        mantra={mantra}
        transliteration={ritual.mantra_transliteration}
        translation={ritual.mantra_translation}
      />
      {recording && (
        <div className={styles.recordingToCome}>
          <Suspense>{isAlive && <MantraRecording key={recording.url} recording={recording} />}</Suspense>
        </div>
      )}
    </figure>
  )
}

function Included({ features }: { features: string[] }) {
  const { page } = useMessages()
  if (features.length === 0) return null
  return (
    <section className={styles.included} aria-labelledby="included-title">
      <h2 id="included-title">{page.included}</h2>
      <ul>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  )
}

/** The priests who may perform the ritual. Sample priests of the sandbox are marked. */
type PerformersProps = { priests: RitualText['priests']; hasNumbers: boolean | undefined }

function Performers({ priests = [], hasNumbers }: PerformersProps) {
  const { page } = useMessages()
  if (priests.length === 0) return null
  return (
    <section className={styles.performers} aria-labelledby="performers-title">
      <h2 id="performers-title">{page.performers}</h2>
      <ul>
        {priests.slice(0, MAX_PERFORMERS).map(({ id, name, place, portrait_url, is_sample }) => (
          <li key={id}>
            {portrait_url === null ? (
              <span className={styles.noPortrait} aria-hidden="true">
                {Array.from(name)[0]}
              </span>
            ) : (
              <img src={portrait_url} alt="" width={44} height={44} loading="lazy" />
            )}
            <span>
              <Link href={`/priests#priest-${id}`}>{name}</Link>
              <small>{[place, is_sample && page.sample].filter(Boolean).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.performersText}>
        {page.performersText[priests.length === 1 ? 'one' : 'several']} {hasNumbers && page.performersText.helpers}
      </p>
    </section>
  )
}

function IntentionBlock({
  ritual,
  earliest,
  onIntentions,
}: {
  ritual: RitualText
  earliest: ReactNode
  onIntentions: (intentions: ChosenIntention[]) => void
}) {
  const { page, card } = useMessages()
  const lang = useLang()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <Card className={styles.intentions} id="order">
      <h2>{page.order}</h2>
      <p className="type-price">{ritualCardPrice(ritual, card, lang)}</p>
      <p className={styles.hint}>{earliest}</p>
      <p className={styles.hint}>{page.intentionHint}</p>
      <Button
        kind="primary"
        wide
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {page.chooseIntentions}
      </Button>
      <BeforeOrdering />
      {wanted && (
        <Suspense fallback={null}>
          <IntentionDialog
            open={open}
            priceCents={lowestOffer(ritual).cents}
            onClose={() => setOpen(false)}
            onAdd={(intentions) => {
              setOpen(false)
              onIntentions(intentions)
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}

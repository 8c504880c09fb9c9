import { lazy, Suspense, useState } from 'react'
import { calendarDay } from '#base/time.ts'
import { useMessages as useCatalogueMessages } from '#features/catalogue/catalogue/web/messages.ts'
import { ritualPath } from '#features/catalogue/catalogue/paths.ts'
import { isSpecialIntention } from '#features/catalogue/catalogue/rules-pricing.ts'
import { intentionsIn, useIntentions } from '#features/catalogue/catalogue-lists/web/use-intentions.ts'
import type { RightLine } from '#features/orders/cart/model.ts'
import { type NamedRitual, repriceItems } from '#features/orders/cart/rules.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { useIsAlive } from '#ui/feedback/use-is-alive.ts'
import { toShopDay } from '#ui/text/local-day.ts'
import { chosenItem, readChoice } from '../rules-checkout.ts'
import type { CheckoutStage } from './checkout-client.tsx'
import styles from './checkout-page.module.css'
import { CheckoutSummary } from './checkout-summary.tsx'
import { useMessages } from './messages.ts'

/** The form needs stored data, so the server does not render it. */
export const loadCheckoutClient = () =>
  import('./checkout-client.tsx').then((module) => ({ default: module.CheckoutClient }))
const CheckoutClient = lazy(loadCheckoutClient)

/** Returns the text if it is today or a later calendar day. Otherwise returns undefined. */
function comingDay(text: string | null): string | undefined {
  const time = Date.parse(`${text ?? ''}T00:00:00Z`)
  const isDay = !Number.isNaN(time) && calendarDay(new Date(time)) === text
  return isDay && text >= toShopDay(new Date()) ? text : undefined
}

/** The term in the page address, even if the ritual does not offer this term. */
function askedTerm(text: string | null): number | undefined {
  return text === null ? undefined : Number(text)
}

type CheckoutPageProps = {
  ritual: NamedRitual & { category: string }
  search: URLSearchParams
  /**
   * Writes these values into the page address; undefined removes a value. A step of the checkout adds a history entry. A choice of the
   * customer replaces the current history entry.
   */
  onSearch: (changes: Record<string, string | undefined>, isStep: boolean) => void
}

/**
 * The express checkout of one ritual (docs/contract.md, "Pages"): first the customer's data, then the payment, with the order's summary
 * beside them.
 */
export function CheckoutPage({ ritual, search, onSearch }: CheckoutPageProps) {
  const { checkout: messages } = useMessages()
  const choice = readChoice(ritual, search.get('tier'), search.get('duration'))
  const isIntention = isSpecialIntention(ritual.id)
  const { data: groups } = useIntentions(isIntention)
  const intention = intentionsIn(groups).find(({ id }) => id === search.get('intention'))
  const catalogue = useCatalogueMessages()
  const item = chosenItem(ritual, choice, catalogue, intention)
  const [term, setTerm] = useState<number>()
  const ordered =
    term === undefined ? undefined : chosenItem(ritual, { ...choice, duration: term }, catalogue, intention)
  const lacksIntention = isIntention && intention === undefined
  const [right, setRight] = useState<readonly RightLine[]>([])
  const items = repriceItems(
    [item],
    right.filter(({ duration }) => duration === item.duration),
  )
  const [isUnnamed, setUnnamed] = useState(false)
  const [due, setDue] = useState<number>()
  const [stage, setStage] = useState<CheckoutStage>('contact')
  // Only the browser knows the stored data about an order, so the form is rendered after hydration.
  const alive = useIsAlive()
  const loading = (
    <p className={styles.loading}>
      <Spinner label={messages.loading} />
    </p>
  )
  return (
    <div className={styles.page}>
      <p>
        <Link href={ritualPath(ritual.id)} className={styles.back}>
          {messages.back(ritual.name)}
        </Link>
      </p>
      <h1 className={styles.title}>{stage === 'paid' ? messages.thanks : messages.title}</h1>
      <div className={styles.columns}>
        <CheckoutSummary
          ritual={ritual}
          choice={choice}
          item={ordered ?? items[0] ?? item}
          dueCents={due}
          onChoose={(tier, duration) => onSearch({ tier, duration: duration?.toString() }, false)}
          onChange={stage === 'payment' ? () => onSearch({ step: undefined }, true) : undefined}
          isFixed={stage !== 'contact'}
          isPaid={stage === 'paid'}
          isUnnamed={isUnnamed && lacksIntention}
          {...(isIntention && {
            intentions: {
              groups: groups ?? [],
              chosen: intention?.id,
              onChoose: (id: string) => onSearch({ intention: id }, false),
            },
          })}
        />
        <Card className={styles.steps}>
          {alive ? (
            <Suspense fallback={loading}>
              <CheckoutClient
                items={items}
                onReprice={setRight}
                lacksIntention={lacksIntention}
                onUnnamed={setUnnamed}
                step={search.get('step')}
                asked={{ id: item.id, duration: askedTerm(search.get('duration')) }}
                day={comingDay(search.get('day'))}
                onStage={setStage}
                onTerm={setTerm}
                onDue={setDue}
                onSearch={onSearch}
              />
            </Suspense>
          ) : (
            loading
          )}
        </Card>
      </div>
    </div>
  )
}

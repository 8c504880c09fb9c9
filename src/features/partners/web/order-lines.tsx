import { SelectField } from '#ui/select-field.tsx'
import { useLang } from '#ui/messages.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Icon } from '#ui/icon.tsx'
import { Field } from '#ui/field.tsx'
import { Button } from '#ui/button.tsx'
import { intentionsIn, useIntentions } from '#features/catalogue-lists/web/use-intentions.ts'
import { SPECIAL_INTENTION, TIERS } from '#features/catalogue/model-terms.ts'
import { entryTerm, isSpecialIntention, weeksOf } from '#features/catalogue/rules-pricing.ts'
import { termsOfItem } from '#features/catalogue/rules-terms.ts'
import type { ServiceSummary } from '#features/catalogue/schemas.ts'
import { useMessages as useCatalogueMessages } from '#features/catalogue/web/messages.ts'
import { useServices } from '#features/catalogue/web/use-services.ts'
import { MAX_LINES, MAX_QUANTITY } from '#features/orders/model.ts'
import { useMessages } from './messages.ts'
import styles from './partner.module.css'

/** A line as it is typed; `variant` is a tier, or one of the special intentions. */
export type DraftLine = { key: number; serviceId: string; variant: string; duration: number; quantity: string }

export const emptyLine = (key: number): DraftLine => ({
  key,
  serviceId: '',
  variant: 'basic',
  duration: 0.5,
  quantity: '1',
})

/** The lines of which something is known, as the call takes them. */
export function itemsOf(lines: DraftLine[]) {
  return chosenOf(lines).map(({ serviceId, variant, duration, quantity }) => ({
    id: `${serviceId}-${variant}`,
    duration,
    quantity: Number(quantity),
  }))
}

const chosenOf = (lines: DraftLine[]) => lines.filter(({ serviceId }) => serviceId !== '')

type OrderLinesProps = { lines: DraftLine[]; onChange: (lines: DraftLine[]) => void; faults: Record<string, string> }

/** What is ordered: a ritual with its variant, term and quantity a line. */
export function OrderLines({ lines, onChange, faults }: OrderLinesProps) {
  const query = useServices()
  const { create: messages } = useMessages()
  const chosen = chosenOf(lines)
  const highest = Math.max(...lines.map(({ key }) => key))
  return (
    <Loaded query={query}>
      {(services) => (
        <>
          {lines.map((line, place) => (
            <Line
              key={line.key}
              line={line}
              place={place}
              services={services}
              sent={chosen.indexOf(line)}
              faults={faults}
              onChange={(changed) => onChange(lines.map((one) => (one.key === line.key ? changed : one)))}
              onRemove={lines.length > 1 ? () => onChange(lines.filter(({ key }) => key !== line.key)) : undefined}
            />
          ))}
          {lines.length < MAX_LINES && (
            <div>
              <Button onClick={() => onChange([...lines, emptyLine(highest + 1)])}>
                <Icon name="plus" size={20} /> {messages.add}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  )
}

type LineProps = {
  line: DraftLine
  place: number
  services: ServiceSummary[]
  /** Its place among the lines that are sent, by which faults are named. */
  sent: number
  faults: Record<string, string>
  onChange: (line: DraftLine) => void
  onRemove: (() => void) | undefined
}

function Line({ line, place, services, sent, faults, onChange, onRemove }: LineProps) {
  const { create: messages, orders } = useMessages()
  const lang = useLang()
  const isIntention = isSpecialIntention(line.serviceId)
  const { data: groups } = useIntentions()
  const [intention] = intentionsIn(groups)
  const rituals = services.map(({ id, name, name_en }) => ({ value: id, text: lang === 'ru' ? name : name_en }))
  const of = (name: string) => {
    const error = faults[`items.${sent}.${name}`]
    return error === undefined ? {} : { error }
  }

  function choose(serviceId: string): void {
    const variant = serviceId === SPECIAL_INTENTION ? (intention?.id ?? '') : 'basic'
    onChange(withEntryTerm({ ...line, serviceId, variant }))
  }

  function vary(variant: string): void {
    onChange(isIntention ? { ...line, variant } : withEntryTerm({ ...line, variant }))
  }

  /** What the ritual offers; an order would take other terms too. */
  function termsOf({ serviceId, variant }: DraftLine): readonly number[] {
    return termsOfItem(`${serviceId}-${variant}`, services.find(({ id }) => id === serviceId)?.terms)
  }

  function withEntryTerm(changed: DraftLine): DraftLine {
    const tier = TIERS.find((name) => name === changed.variant) ?? null
    return { ...changed, duration: entryTerm(tier, termsOf(changed)) }
  }

  return (
    <fieldset className={styles.line}>
      <legend className="visually-hidden">{messages.line(place + 1)}</legend>
      <SelectField
        label={messages.ritual}
        {...of('id')}
        value={line.serviceId}
        onChange={choose}
        options={[{ value: '', text: messages.choose }, ...rituals]}
      />
      <Variant line={line} isIntention={isIntention} onChange={vary} />
      <SelectField
        label={messages.term}
        {...of('duration')}
        value={String(line.duration)}
        onChange={(duration) => onChange({ ...line, duration: Number(duration) })}
        options={termsOf(line).map((months) => ({
          value: String(months),
          text: orders.weeks(weeksOf(months)),
        }))}
      />
      <Field
        label={messages.quantity}
        {...of('quantity')}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_QUANTITY}
        value={line.quantity}
        onChange={(quantity) => onChange({ ...line, quantity })}
      />
      {onRemove && (
        <Button kind="quiet" square aria-label={messages.remove(messages.line(place + 1))} onClick={onRemove}>
          <Icon name="trash" size={20} />
        </Button>
      )}
    </fieldset>
  )
}

type VariantProps = { line: DraftLine; isIntention: boolean; onChange: (variant: string) => void }

function Variant({ line, isIntention, onChange }: VariantProps) {
  const { create: messages } = useMessages()
  const { tiers } = useCatalogueMessages()
  const { data: groups } = useIntentions()
  const options = isIntention
    ? intentionsIn(groups).map(({ id, name }) => ({ value: id, text: name }))
    : TIERS.map((tier) => ({ value: tier as string, text: tiers[tier].label }))
  return (
    <SelectField
      label={isIntention ? messages.intention : messages.tier}
      value={line.variant}
      onChange={onChange}
      options={options}
    />
  )
}

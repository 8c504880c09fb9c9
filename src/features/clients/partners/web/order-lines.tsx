import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '#ui/forms/choice-fields.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Button } from '#ui/layout/button.tsx'
import { intentionsIn, useIntentions } from '#features/catalogue/catalogue-lists/web/use-intentions.ts'
import { SPECIAL_INTENTION, TIERS } from '#features/catalogue/catalogue/model-terms.ts'
import { entryTerm, isSpecialIntention, toWeeks } from '#features/catalogue/catalogue/rules-pricing.ts'
import { itemTerms } from '#features/catalogue/catalogue/rules-terms.ts'
import type { ServiceSummary } from '#features/catalogue/catalogue/schemas.ts'
import { useMessages as useCatalogueMessages } from '#features/catalogue/catalogue/web/messages.ts'
import { useServices } from '#features/catalogue/catalogue/web/use-services.ts'
import { MAX_LINES, MAX_QUANTITY } from '#features/orders/orders/model.ts'
import { useMessages } from './messages.ts'
import styles from './partner.module.css'

/** A line as the partner typed it. `variant` is a tier, or one of the special intentions. */
export type DraftLine = { serviceId: string; variant: string; duration: string; quantity: string }

type WithLines = { items: DraftLine[] }

export const EMPTY_LINE: DraftLine = { serviceId: '', variant: 'basic', duration: '0.5', quantity: '1' }

/** The non-empty lines in the form that the API accepts. */
export function toItems(lines: readonly DraftLine[]) {
  return lines.filter(isChosen).map(({ serviceId, variant, duration, quantity }) => ({
    id: `${serviceId}-${variant}`,
    duration: Number(duration),
    quantity: Number(quantity),
  }))
}

/** Finds the form field of a fault. The call numbers only the filled lines, and its item id includes the variant. */
export function lineFaultPath(path: string, lines: readonly DraftLine[]): string {
  const places = lines.flatMap((line, place) => (isChosen(line) ? [place] : []))
  return path
    .replace(/^items\.(\d+)/, (_, sent: string) => `items.${places[Number(sent)]}`)
    .replace(/^(items\.\d+)\.id$/, '$1.serviceId')
}

const isChosen = ({ serviceId }: DraftLine) => serviceId !== ''

/** The lines, in the field `items` of the surrounding form: ritual, variant, term and quantity. */
export function OrderLines() {
  const query = useServices()
  const { create: messages } = useMessages()
  const { fields, append, remove } = useFieldArray<WithLines, 'items'>({ name: 'items' })
  return (
    <Loaded query={query}>
      {(services) => (
        <>
          {fields.map(({ id }, place) => (
            <Line
              key={id}
              place={place}
              services={services}
              onRemove={fields.length > 1 ? () => remove(place) : undefined}
            />
          ))}
          {fields.length < MAX_LINES && (
            <div>
              <Button onClick={() => append(EMPTY_LINE, { shouldFocus: false })}>
                <Icon name="plus" size={20} /> {messages.add}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  )
}

type LineProps = { place: number; services: ServiceSummary[]; onRemove: (() => void) | undefined }

function Line({ place, services, onRemove }: LineProps) {
  const { create: messages, orders } = useMessages()
  const lang = useLang()
  const { setValue } = useFormContext<WithLines>()
  const name = `items.${place}` as const
  const line = useWatch<WithLines, typeof name>({ name })
  const { data: groups } = useIntentions()
  const [intention] = intentionsIn(groups)
  const rituals = services.map(({ id, name: ru, name_en }) => ({ value: id, text: lang === 'ru' ? ru : name_en }))

  function choose(serviceId: string): void {
    const variant = serviceId === SPECIAL_INTENTION ? (intention?.id ?? '') : 'basic'
    setValue(`${name}.variant`, variant)
    setEntryTerm(serviceId, variant)
  }

  function vary(variant: string): void {
    if (!isSpecialIntention(line.serviceId)) setEntryTerm(line.serviceId, variant)
  }

  function setEntryTerm(serviceId: string, variant: string): void {
    const tier = TIERS.find((one) => one === variant) ?? null
    setValue(`${name}.duration`, String(entryTerm(tier, termsOf(serviceId, variant))))
  }

  /** The terms that the ritual offers. The order call also accepts other terms. */
  function termsOf(serviceId: string, variant: string): readonly number[] {
    return itemTerms(`${serviceId}-${variant}`, services.find(({ id }) => id === serviceId)?.terms)
  }

  return (
    <fieldset className={styles.line}>
      <legend className="visually-hidden">{messages.line(place + 1)}</legend>
      <SelectField
        name={`${name}.serviceId`}
        label={messages.ritual}
        onChange={choose}
        options={[{ value: '', text: messages.choose }, ...rituals]}
      />
      <Variant name={`${name}.variant`} isIntention={isSpecialIntention(line.serviceId)} onChange={vary} />
      <SelectField
        name={`${name}.duration`}
        label={messages.term}
        options={termsOf(line.serviceId, line.variant).map((months) => ({
          value: String(months),
          text: orders.weeks(toWeeks(months)),
        }))}
      />
      <TextField
        name={`${name}.quantity`}
        label={messages.quantity}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_QUANTITY}
      />
      {onRemove && (
        <Button kind="quiet" square aria-label={messages.remove(messages.line(place + 1))} onClick={onRemove}>
          <Icon name="trash" size={20} />
        </Button>
      )}
    </fieldset>
  )
}

type VariantProps = { name: string; isIntention: boolean; onChange: (variant: string) => void }

function Variant({ name, isIntention, onChange }: VariantProps) {
  const { create: messages } = useMessages()
  const { tiers } = useCatalogueMessages()
  const { data: groups } = useIntentions()
  const options = isIntention
    ? intentionsIn(groups).map(({ id, name: text }) => ({ value: id, text }))
    : TIERS.map((tier) => ({ value: tier as string, text: tiers[tier].label }))
  return (
    <SelectField
      name={name}
      label={isIntention ? messages.intention : messages.tier}
      onChange={onChange}
      options={options}
    />
  )
}

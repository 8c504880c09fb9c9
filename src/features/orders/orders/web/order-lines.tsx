import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { TIERS } from '#features/catalogue/catalogue/model-terms.ts'
import { intentionsIn, useIntentions } from '#features/catalogue/catalogue-lists/web/use-intentions.ts'
import { toWeeks } from '#features/catalogue/catalogue/rules-pricing.ts'
import type { ServiceSummary } from '#features/catalogue/catalogue/schemas.ts'
import { useMessages as useCatalogueMessages } from '#features/catalogue/catalogue/web/messages.ts'
import { useServices } from '#features/catalogue/catalogue/web/use-services.ts'
import { MAX_LINES, MAX_QUANTITY } from '../model.ts'
import { Button } from '#ui/layout/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { useGroupError } from '#ui/forms/use-field.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { type DraftLine, EMPTY_LINE, isIntention, listTerms, withRitual, withVariant } from './draft-line.ts'
import styles from './order-lines.module.css'

/** The values of a form with order lines. The lines are in the field `items`. */
export type WithLines = { items: DraftLine[] }

type OrderLinesProps = { messages: LineMessages }

type LineMessages = {
  line: (number: number) => string
  ritual: string
  choose: string
  tier: string
  intention: string
  term: string
  weeks: (count: number) => string
  quantity: string
  add: string
  remove: (line: string) => string
}

/** The fields for the lines of a new order: ritual, variant, term and quantity. The lines are in the field `items` of the form that contains them. */
export function OrderLines({ messages }: OrderLinesProps) {
  const query = useServices()
  const { fields, append, remove } = useFieldArray<WithLines, 'items'>({ name: 'items' })
  return (
    <Loaded query={query}>
      {(services) => (
        <>
          <ol data-plain className={styles.lines}>
            {fields.map(({ id }, place) => (
              <li key={id}>
                <Line
                  messages={messages}
                  place={place}
                  services={services}
                  onRemove={fields.length > 1 ? () => remove(place) : undefined}
                />
              </li>
            ))}
          </ol>
          {fields.length < MAX_LINES && (
            <Button size="compact" className={styles.add} onClick={() => append(EMPTY_LINE, { shouldFocus: false })}>
              <Icon name="plus" size={16} /> {messages.add}
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}

type LineProps = OrderLinesProps & { place: number; services: ServiceSummary[]; onRemove: (() => void) | undefined }

function Line({ messages, place, services, onRemove }: LineProps) {
  const lang = useLang()
  const { setValue } = useFormContext<WithLines>()
  const { trigger } = useFormContext()
  const name = `items.${place}` as const
  const line = useWatch<WithLines, typeof name>({ name })
  // A line in the API has another structure than a line in this form. The paths of faults use the structure of the API.
  const faults = {
    id: useGroupError(`${name}.id`),
    duration: useGroupError(`${name}.duration`),
    quantity: useGroupError(`${name}.quantity`),
  }
  const rituals = services.map((one) => ({ value: one.id, text: lang === 'ru' ? one.name : one.name_en }))
  const { data: groups } = useIntentions()
  const [intention] = intentionsIn(groups)

  function change(changed: DraftLine): void {
    setValue(name, changed, { shouldDirty: true })
    if (Object.values(faults).some((fault) => fault !== undefined))
      void trigger([`${name}.id`, `${name}.duration`, `${name}.quantity`])
  }

  return (
    <fieldset className={styles.line}>
      <legend className="visually-hidden">{messages.line(place + 1)}</legend>
      <SelectField
        label={messages.ritual}
        name={`${name}.id`}
        error={faults.id}
        value={line.serviceId}
        onChange={(id) => change(withRitual(line, id, { rituals: services, firstIntention: intention?.id ?? '' }))}
        options={[{ value: '', text: messages.choose }, ...rituals]}
      />
      <Variant messages={messages} line={line} services={services} onChange={change} />
      <SelectField
        label={messages.term}
        name={`${name}.duration`}
        error={faults.duration}
        value={String(line.duration)}
        onChange={(duration) => change({ ...line, duration: Number(duration) })}
        options={listTerms(line, services).map((months) => ({
          value: String(months),
          text: messages.weeks(toWeeks(months)),
        }))}
      />
      <Field
        label={messages.quantity}
        name={`${name}.quantity`}
        error={faults.quantity}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_QUANTITY}
        value={line.quantity}
        onChange={(quantity) => change({ ...line, quantity })}
      />
      {onRemove && (
        <Button
          kind="quiet"
          square
          className={styles.remove}
          aria-label={messages.remove(messages.line(place + 1))}
          onClick={onRemove}
        >
          <Icon name="trash" size={20} />
        </Button>
      )}
    </fieldset>
  )
}

type VariantProps = OrderLinesProps & {
  line: DraftLine
  services: ServiceSummary[]
  onChange: (line: DraftLine) => void
}

/** The field for the tier of a ritual. For the special intention it is the field for the intention. */
function Variant({ messages, line, services, onChange }: VariantProps) {
  const { tiers } = useCatalogueMessages()
  const { data: groups } = useIntentions()
  const isSpecial = isIntention(line.serviceId)
  return (
    <SelectField
      label={isSpecial ? messages.intention : messages.tier}
      value={line.variant}
      onChange={(variant) => onChange(withVariant(line, variant, services))}
      options={
        isSpecial
          ? intentionsIn(groups).map(({ id, name }) => ({ value: id, text: name }))
          : TIERS.map((tier) => ({ value: tier, text: tiers[tier].label }))
      }
    />
  )
}

import { TIERS } from '#features/catalogue/model-terms.ts'
import { intentionsIn, useIntentions } from '#features/catalogue-lists/web/use-intentions.ts'
import { weeksOf } from '#features/catalogue/rules-pricing.ts'
import type { ServiceSummary } from '#features/catalogue/schemas.ts'
import { useMessages as useCatalogueMessages } from '#features/catalogue/web/messages.ts'
import { useServices } from '#features/catalogue/web/use-services.ts'
import { MAX_LINES, MAX_QUANTITY } from '#features/orders/model.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { useLang } from '#ui/messages.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { type DraftLine, emptyLine, isIntention, termsOf, withRitual, withVariant } from './draft-line.ts'
import { useMessages } from './messages.ts'
import styles from './new-order-lines.module.css'
import { OrderSection } from './order-section.tsx'

type NewOrderLinesProps = {
  lines: DraftLine[]
  onChange: (lines: DraftLine[]) => void
  /** What the server said, by the paths of what was sent. */
  faults: Record<string, string>
}

/** What is ordered: a ritual, its variant, term and quantity a line. */
export function NewOrderLines({ lines, onChange, faults }: NewOrderLinesProps) {
  const { create: messages } = useMessages()
  const { data, error, refetch } = useServices()
  const nextKey = Math.max(...lines.map(({ key }) => key)) + 1
  return (
    <OrderSection title={messages.items}>
      <Loaded data={data} error={error} retry={() => void refetch()}>
        {(services) => (
          <>
            <ol data-plain className={styles.lines}>
              {lines.map((line, place) => (
                <li key={line.key}>
                  <Line
                    line={line}
                    place={place}
                    services={services}
                    faultOf={(name) => faults[`items.${place}.${name}`]}
                    onChange={(changed) => onChange(lines.map((one) => (one.key === line.key ? changed : one)))}
                    onRemove={
                      lines.length > 1 ? () => onChange(lines.filter(({ key }) => key !== line.key)) : undefined
                    }
                  />
                </li>
              ))}
            </ol>
            {lines.length < MAX_LINES && (
              <Button size="compact" className={styles.add} onClick={() => onChange([...lines, emptyLine(nextKey)])}>
                <Icon name="plus" size={16} /> {messages.add}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </OrderSection>
  )
}

type LineProps = {
  line: DraftLine
  place: number
  services: ServiceSummary[]
  faultOf: (name: string) => string | undefined
  onChange: (line: DraftLine) => void
  onRemove: (() => void) | undefined
}

function Line({ line, place, services, faultOf, onChange, onRemove }: LineProps) {
  const messages = useMessages()
  const { create } = messages
  const lang = useLang()
  const rituals = services.map((one) => ({ value: one.id, text: lang === 'ru' ? one.name : one.name_en }))
  const fault = faultOf('id')
  const { data: groups } = useIntentions()
  const [intention] = intentionsIn(groups)
  const [term, quantity] = [faultOf('duration'), faultOf('quantity')]
  return (
    <fieldset className={styles.line}>
      <legend className="visually-hidden">{create.line(place + 1)}</legend>
      <SelectField
        label={create.ritual}
        name={`items.${place}.id`}
        {...(fault !== undefined && { error: fault })}
        value={line.serviceId}
        onChange={(id) => onChange(withRitual(line, id, { rituals: services, firstIntention: intention?.id ?? '' }))}
        options={[{ value: '', text: create.choose }, ...rituals]}
      />
      <Variant line={line} services={services} onChange={onChange} />
      <SelectField
        label={create.term}
        name={`items.${place}.duration`}
        {...(term !== undefined && { error: term })}
        value={String(line.duration)}
        onChange={(duration) => onChange({ ...line, duration: Number(duration) })}
        options={termsOf(line, services).map((months) => ({
          value: String(months),
          text: messages.weeks(weeksOf(months)),
        }))}
      />
      <Field
        label={create.quantity}
        name={`items.${place}.quantity`}
        error={quantity}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_QUANTITY}
        value={line.quantity}
        onChange={(value) => onChange({ ...line, quantity: value })}
      />
      {onRemove && (
        <Button
          kind="quiet"
          square
          className={styles.remove}
          aria-label={create.remove(create.line(place + 1))}
          onClick={onRemove}
        >
          <Icon name="trash" size={20} />
        </Button>
      )}
    </fieldset>
  )
}

/** How much of a ritual; of the special intention, which one. */
function Variant({ line, services, onChange }: Pick<LineProps, 'line' | 'services' | 'onChange'>) {
  const { create } = useMessages()
  const { tiers } = useCatalogueMessages()
  const { data: groups } = useIntentions()
  const isSpecial = isIntention(line.serviceId)
  return (
    <SelectField
      label={isSpecial ? create.intention : create.variant}
      value={line.variant}
      onChange={(variant) => onChange(withVariant(line, variant, services))}
      options={
        isSpecial
          ? intentionsIn(groups).map(({ id, name }) => ({ value: id, text: name }))
          : [{ value: '', text: create.month }, ...TIERS.map((tier) => ({ value: tier, text: tiers[tier].label }))]
      }
    />
  )
}

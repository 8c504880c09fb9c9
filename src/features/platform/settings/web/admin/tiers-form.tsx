import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { SETTING_TIERS, type Settings, TIER_NUMBERS, type TierNumbers, type TierTable } from '#base/settings.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { NumberField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { useLang } from '#ui/text/messages.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { storedShape } from '../../schemas.ts'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'
import { useMessages } from './messages.ts'

type FormValues = { tiers: Pick<Settings['tiers'], 'all' | 'rituals'> }

const NOTHING: TierNumbers = { recitations: null, priests: null, hours: null, days: null }

/** The form for the contents of each tier in numbers: for all rituals, and for rituals that differ. */
export function TiersForm(props: SectionProps) {
  const messages = useMessages()
  const lang = useLang()
  const isClosed = !usePanel().can('settings.change')
  const [chosen, setChosen] = useState('')
  const { all, rituals } = props.view.tiers
  const form = useSchemaForm({
    schema: storedShape.pick({ tiers: true }),
    defaultValues: { tiers: { all, rituals } },
    toInput: ({ tiers }: FormValues): FormValues => ({
      tiers: {
        all: toTable(tiers.all),
        rituals: Object.fromEntries(Object.entries(tiers.rituals).map(([id, table]) => [id, toTable(table)])),
      },
    }),
  })
  const different = useWatch({ control: form.control, name: 'tiers.rituals' })
  const { data: cards = [] } = useApiQuery('/api/service-cards', { query: { lang } })
  const nameOf = (id: string) => cards.find((card) => card.id === id)?.name ?? id
  const open = cards.filter(({ id }) => !Object.hasOwn(different, id))

  function remove(id: string): void {
    const { [id]: _, ...others } = form.getValues('tiers.rituals')
    form.setValue('tiers.rituals', others, { shouldDirty: true })
  }

  return (
    <SectionForm {...props} form={form}>
      <Table title={messages.all} path="tiers.all" isClosed={isClosed} />
      {Object.keys(different).map((id) => (
        <div key={id} className={styles.form}>
          <Table title={nameOf(id)} path={`tiers.rituals.${id}`} isClosed={isClosed} />
          {!isClosed && (
            <div className={styles.buttons}>
              <Button size="compact" onClick={() => remove(id)}>
                {messages.removeRitual}
              </Button>
            </div>
          )}
        </div>
      ))}
      {!isClosed && open.length > 0 && (
        <div className={`fields-in-line ${styles.fields}`}>
          <SelectField
            label={messages.addRitual}
            value={chosen}
            onChange={(id) => {
              setChosen('')
              if (id) form.setValue(`tiers.rituals.${id}`, {}, { shouldDirty: true })
            }}
            options={[
              { value: '', text: messages.chooseRitual },
              ...open.map(({ id, name }) => ({ value: id, text: name })),
            ]}
          />
        </div>
      )}
    </SectionForm>
  )
}

/** Converts the typed values to a table. A tier without any value is left out. */
function toTable(table: TierTable): TierTable {
  return Object.fromEntries(
    SETTING_TIERS.flatMap((tier) => {
      const said = Object.entries(table[tier] ?? {}).filter(([, number]) => number !== undefined)
      return said.length === 0 ? [] : [[tier, { ...NOTHING, ...Object.fromEntries(said) }]]
    }),
  )
}

function Table({ title, path, isClosed }: { title: string; path: string; isClosed: boolean }) {
  const messages = useMessages()
  return (
    <fieldset className={styles.table} disabled={isClosed}>
      <legend>{title}</legend>
      {/* Each field has the name of its column as its label. The label is visible on a phone. */}
      <div className={styles.names} aria-hidden="true">
        {TIER_NUMBERS.map((name) => (
          <span key={name}>{messages.numbers[name]}</span>
        ))}
      </div>
      {SETTING_TIERS.map((tier) => (
        <div key={tier} className={styles.row} role="group" aria-label={messages.tiers[tier]}>
          <p className={styles.tier}>{messages.tiers[tier]}</p>
          {TIER_NUMBERS.map((name) => (
            <NumberField key={name} name={`${path}.${tier}.${name}`} maxDigits={10} label={messages.numbers[name]} />
          ))}
        </div>
      ))}
    </fieldset>
  )
}

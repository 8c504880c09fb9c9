import { useState } from 'react'
import { SETTING_TIERS, type SettingTier, type Settings, TIER_NUMBERS, type TierTable } from '#base/settings.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useLang } from '#ui/messages.tsx'
import { useQuery } from '#ui/query.ts'
import { SelectField } from '#ui/select-field.tsx'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'
import { useMessages } from './messages.ts'

type Tiers = Settings['tiers']

/** What each tier comprises in numbers: of all rituals, and of those that differ. */
export function TiersForm(props: SectionProps) {
  const messages = useMessages()
  const lang = useLang()
  const [tiers, setTiers] = useState<Tiers>(props.view.tiers)
  const [chosen, setChosen] = useState('')
  const { data: cards = [] } = useQuery<{ id: string; name: string }[]>({
    queryKey: [`/api/service-cards?lang=${lang}`],
  })
  const nameOf = (id: string) => cards.find((card) => card.id === id)?.name ?? id
  const open = cards.filter(({ id }) => !Object.hasOwn(tiers.rituals, id))
  return (
    <SectionForm {...props} changes={() => ({ tiers: { all: tiers.all, rituals: tiers.rituals } })}>
      {(faults, isClosed) => (
        <>
          <Table
            title={messages.all}
            path="tiers.all"
            table={tiers.all}
            faults={faults}
            isClosed={isClosed}
            onChange={(all) => setTiers({ ...tiers, all })}
          />
          {Object.entries(tiers.rituals).map(([id, table]) => (
            <div key={id} className={styles.form}>
              <Table
                title={nameOf(id)}
                path={`tiers.rituals.${id}`}
                table={table}
                faults={faults}
                isClosed={isClosed}
                onChange={(changed) => setTiers({ ...tiers, rituals: { ...tiers.rituals, [id]: changed } })}
              />
              {!isClosed && (
                <div className={styles.buttons}>
                  <Button
                    size="compact"
                    onClick={() => {
                      const { [id]: _, ...rituals } = tiers.rituals
                      setTiers({ ...tiers, rituals })
                    }}
                  >
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
                  if (id) setTiers({ ...tiers, rituals: { ...tiers.rituals, [id]: {} } })
                }}
                options={[
                  { value: '', text: messages.chooseRitual },
                  ...open.map(({ id, name }) => ({ value: id, text: name })),
                ]}
              />
            </div>
          )}
        </>
      )}
    </SectionForm>
  )
}

type TableProps = {
  title: string
  path: string
  table: TierTable
  faults: Record<string, string>
  isClosed: boolean
  onChange: (table: TierTable) => void
}

const NOTHING = { days: null, recitations: null, priests: null }

function Table({ title, path, table, faults, isClosed, onChange }: TableProps) {
  const messages = useMessages()
  function put(tier: SettingTier, name: keyof typeof NOTHING, typed: string): void {
    const digits = typed.replace(/\D/g, '').slice(0, 10)
    const numbers = { ...NOTHING, ...table[tier], [name]: digits === '' ? null : Number(digits) }
    onChange({ ...table, [tier]: numbers })
  }
  return (
    <fieldset className={styles.table} disabled={isClosed}>
      <legend>{title}</legend>
      {/* Each field says the name of its column itself, and shows it on a phone. */}
      <div className={styles.names} aria-hidden="true">
        {TIER_NUMBERS.map((name) => (
          <span key={name}>{messages.numbers[name]}</span>
        ))}
      </div>
      {SETTING_TIERS.map((tier) => (
        <div key={tier} className={styles.row} role="group" aria-label={messages.tiers[tier]}>
          <p className={styles.tier}>{messages.tiers[tier]}</p>
          {TIER_NUMBERS.map((name) => (
            <Field
              key={name}
              inputMode="numeric"
              label={messages.numbers[name]}
              value={String(table[tier]?.[name] ?? '')}
              onChange={(typed) => put(tier, name, typed)}
              error={faults[`${path}.${tier}.${name}`]}
            />
          ))}
        </div>
      ))}
    </fieldset>
  )
}

import { useState } from 'react'
import {
  SETTING_TIERS,
  TIER_NUMBERS,
  type PartialTierTable,
  type SettingTier,
  type TierNumber,
} from '#base/settings.ts'
import { Field } from '#ui/forms/field.tsx'
import { useMessages } from '../messages.ts'
import styles from './tiers-field.module.css'

type TiersFieldProps = {
  tiers: PartialTierTable | null
  onChange: (tiers: PartialTierTable | null) => void
  faults: Record<string, string>
  disabled: boolean
}

/** The numbers of a ritual's tiers (recitations, priests, hours, days). If a field is empty, the shop's number is used. */
export function TiersField({ tiers, onChange, faults, disabled }: TiersFieldProps) {
  const { fields, hints, offered, numbers } = useMessages()

  function change(tier: SettingTier, name: TierNumber, number: number | null): void {
    const own = { ...tiers?.[tier], [name]: number }
    const next = { ...tiers, [tier]: own }
    const isEmpty = SETTING_TIERS.every((each) => TIER_NUMBERS.every((one) => (next[each]?.[one] ?? null) === null))
    onChange(isEmpty ? null : next)
  }

  return (
    <fieldset className={styles.tiers} disabled={disabled}>
      <legend>{fields.tiers}</legend>
      <p className={styles.hint}>{hints.tiers}</p>
      {SETTING_TIERS.map((tier) => (
        <div key={tier} className={styles.row} role="group" aria-label={offered.of[tier]}>
          <p className={styles.name}>{offered.of[tier]}</p>
          {TIER_NUMBERS.map((name) => (
            <NumberField
              key={name}
              label={numbers[name]}
              number={tiers?.[tier]?.[name] ?? null}
              onChange={(number) => change(tier, name, number)}
              error={faults[`tiers.${tier}.${name}`]}
              disabled={disabled}
            />
          ))}
        </div>
      ))}
    </fieldset>
  )
}

type NumberFieldProps = {
  label: string
  number: number | null
  onChange: (number: number | null) => void
  error: string | undefined
  disabled: boolean
}

/** A field for a number. It accepts digits, and spaces between the digits. */
function NumberField({ label, number, onChange, error, disabled }: NumberFieldProps) {
  const [typed, setTyped] = useState(number === null ? '' : String(number))
  const [known, setKnown] = useState(number)
  if (number !== known) {
    setKnown(number)
    setTyped(number === null ? '' : String(number))
  }
  return (
    <Field
      label={label}
      value={typed}
      onChange={(text) => {
        const digits = text.replace(/\D/g, '').slice(0, 10)
        const next = digits === '' ? null : Number(digits)
        setTyped(digits)
        setKnown(next)
        onChange(next)
      }}
      inputMode="numeric"
      error={error}
      disabled={disabled}
    />
  )
}

import { useFormContext, useWatch } from 'react-hook-form'
import type { Lang } from '#base/i18n.ts'
import { readNumber } from '#base/typed-number.ts'
import { SelectField } from '#ui/forms/choice-fields.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useGroupError } from '#ui/forms/use-field.ts'
import type { CommissionView } from '../../schemas-admin.ts'
import { useMessages } from './messages.ts'
import styles from './partners.module.css'

export type DraftRule = { kind: 'percent' | 'fixed'; value: string }

export function toDraftRule({ percent, fixedUsd = 0 }: CommissionView): DraftRule {
  return percent === undefined
    ? { kind: 'fixed', value: String(fixedUsd) }
    : { kind: 'percent', value: String(percent) }
}

export function ruleFrom({ kind, value }: DraftRule, lang: Lang): CommissionView {
  const number = readNumber(value, lang)
  return kind === 'percent' ? { percent: number } : { fixedUsd: number }
}

/** The fields for the kind and the value of a commission rule, at this path of the form. An error in the rule is shown below the value. */
export function RuleFields({ name }: { name: string }) {
  const messages = useMessages()
  const { trigger } = useFormContext()
  const kind = useWatch<Record<string, DraftRule['kind']>, string>({ name: `${name}.kind` })
  const places = [name, `${name}.percent`, `${name}.fixedUsd`]
  const faults = [useGroupError(name), useGroupError(`${name}.percent`), useGroupError(`${name}.fixedUsd`)]
  const error = faults.find((fault) => fault !== undefined)
  const mend = () => error && void trigger(places)
  return (
    <div className={styles.rule}>
      <SelectField
        name={`${name}.kind`}
        label={messages.kind}
        onChange={mend}
        options={(['percent', 'fixed'] as const).map((value) => ({ value, text: messages.kinds[value] }))}
      />
      <TextField
        name={`${name}.value`}
        label={messages.value[kind]}
        inputMode="decimal"
        autoComplete="off"
        error={error}
        after={kind === 'fixed' && <span className={styles.unit}>$</span>}
        onChange={mend}
      />
    </div>
  )
}

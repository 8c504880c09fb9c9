import type { Lang } from '#base/i18n.ts'
import { readNumber } from '#base/typed-number.ts'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { CommissionView } from '../../schemas-admin.ts'
import { useMessages } from './messages.ts'
import styles from './partners.module.css'

/** A rule as it is typed. */
export type DraftRule = { kind: 'percent' | 'fixed'; value: string }

export function draftOf({ percent, fixedUsd = 0 }: CommissionView): DraftRule {
  return percent === undefined
    ? { kind: 'fixed', value: String(fixedUsd) }
    : { kind: 'percent', value: String(percent) }
}

export function ruleFrom({ kind, value }: DraftRule, lang: Lang): CommissionView {
  const number = readNumber(value, lang)
  return kind === 'percent' ? { percent: number } : { fixedUsd: number }
}

type RuleFieldsProps = {
  rule: DraftRule
  onChange: (rule: DraftRule) => void
  error: string | undefined
  disabled?: boolean
}

/** A share or a sum, and how much. */
export function RuleFields({ rule, onChange, error, disabled }: RuleFieldsProps) {
  const messages = useMessages()
  return (
    <div className={styles.rule}>
      <SelectField
        label={messages.kind}
        value={rule.kind}
        disabled={disabled}
        onChange={(kind) => onChange({ ...rule, kind: kind === 'fixed' ? 'fixed' : 'percent' })}
        options={(['percent', 'fixed'] as const).map((value) => ({ value, text: messages.kinds[value] }))}
      />
      <Field
        label={messages.value[rule.kind]}
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        value={rule.value}
        error={error}
        after={rule.kind === 'fixed' && <span className={styles.unit}>$</span>}
        onChange={(value) => onChange({ ...rule, value })}
      />
    </div>
  )
}

/** What the call said of a rule, wherever in it the fault is. */
export function faultAt(faults: Record<string, string>, path: string): string | undefined {
  return faults[`${path}.percent`] ?? faults[`${path}.fixedUsd`] ?? faults[path]
}

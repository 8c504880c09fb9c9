import { useWatch } from 'react-hook-form'
import { RETURN_WAYS, type ReturnWay } from '#features/money/settlements/model.ts'
import { SelectField } from '#ui/forms/choice-fields.tsx'
import { TextField } from '#ui/forms/text-field.tsx'

type ReturnFieldsProps = {
  /** The path of these fields in the form that contains them, with a dot at the end. */
  prefix?: string
  say: Record<'way' | 'day' | 'proof', string> & Record<'ways' | 'proofHints', Record<ReturnWay, string>>
  takesFocus?: boolean
}

/** The fields about money that staff returned by hand: how, when, and the transaction or reference. */
export function ReturnFields({ prefix = '', say, takesFocus }: ReturnFieldsProps) {
  const way = useWatch<Record<string, ReturnWay>>({ name: `${prefix}way` })
  return (
    <>
      <SelectField
        name={`${prefix}way`}
        label={say.way}
        options={RETURN_WAYS.map((each) => ({ value: each, text: say.ways[each] }))}
      />
      <TextField name={`${prefix}returnedOn`} label={say.day} type="date" />
      <TextField
        name={`${prefix}proof`}
        label={say.proof}
        hint={say.proofHints[way]}
        maxLength={200}
        data-autofocus={takesFocus || undefined}
      />
    </>
  )
}

import { RETURN_WAYS, type ReturnWay } from '#features/money/settlements/model.ts'
import { SelectField } from '#ui/forms/choice-fields.tsx'
import { TextField } from '#ui/forms/text-field.tsx'

type ReturnFieldsProps = {
  /** The path of these fields in the form that contains them, with a dot at the end. */
  prefix?: string
  say: { way: string; ways: Record<ReturnWay, string>; day: string; proof: string; proofHint: string }
  takesFocus?: boolean
}

/** The fields about money that staff returned by hand: how, when, and the transaction or reference. */
export function ReturnFields({ prefix = '', say, takesFocus }: ReturnFieldsProps) {
  return (
    <>
      <SelectField
        name={`${prefix}way`}
        label={say.way}
        options={RETURN_WAYS.map((way) => ({ value: way, text: say.ways[way] }))}
      />
      <TextField name={`${prefix}returnedOn`} label={say.day} type="date" />
      <TextField
        name={`${prefix}proof`}
        label={say.proof}
        hint={say.proofHint}
        maxLength={200}
        data-autofocus={takesFocus || undefined}
      />
    </>
  )
}

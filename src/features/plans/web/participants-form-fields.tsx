import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  useController,
  useFormContext,
} from 'react-hook-form'
import type { ProfileView } from '#features/profiles/schemas.ts'
import { useFaultPlace } from '#ui/forms/form-context.ts'
import type { ParticipantField } from '../rules-participants.ts'
import { ParticipantsFields } from './participants-fields.tsx'
import { newRow, ROWS_PATH, type Row, rowPath } from './plan-rows.ts'

const FIELDS: ParticipantField[] = ['firstName', 'lastName', 'birthDate', 'birthTime']

/** The people of the form around it, at `participants` in its values. */
export function ParticipantsFormFields({ profile }: { profile: ProfileView | null }) {
  const { clearErrors } = useFormContext<FieldValues>()
  const { field, formState } = useController<{ participants: Row[] }, 'participants'>({ name: 'participants' })
  const rows = field.value
  const paths = rows.flatMap(({ id }) => FIELDS.map((name) => rowPath(id, name)))
  const errors = Object.fromEntries(
    [ROWS_PATH, ...paths].flatMap((path) => {
      const text = get<FieldErrors, FieldError | undefined>(formState.errors, path)?.message
      return text === undefined ? [] : [[path, text]]
    }),
  )

  function change(next: Row[], ...mended: string[]): void {
    field.onChange(next)
    clearErrors([ROWS_PATH, ...mended])
  }

  return (
    <>
      {[ROWS_PATH, ...paths].map((path) => (
        <FaultPlace key={path} name={path} />
      ))}
      <ParticipantsFields
        profile={profile}
        form={{
          rows,
          errors: { ...errors, participants: errors[ROWS_PATH] ?? '' },
          addRows: (people) => change([...rows, ...people.map(newRow)]),
          removeRow: (id) => change(rows.filter((row) => row.id !== id)),
          changeRow: (id, name, value) =>
            change(
              rows.map((row) => (row.id === id ? { ...row, [name]: value } : row)),
              rowPath(id, name),
            ),
        }}
      />
    </>
  )
}

function FaultPlace({ name }: { name: string }) {
  useFaultPlace(name)
  return null
}

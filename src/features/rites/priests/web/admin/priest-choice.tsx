import { useState } from 'react'
import { isSameTown } from '#features/people/places/rules-site.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { SelectField, type SelectOption } from '#ui/forms/select-field.tsx'
import { useField } from '#ui/forms/use-field.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useDictionary } from '#ui/text/messages.tsx'
import type { PriestChoiceMessages } from '../../messages/admin-choice.en.ts'

type OfferedPriest = {
  id: string
  name: string
  /** The text in the list. The default is the name. */
  text?: string
  /** Where the priest usually performs. */
  place: string
  /** False if the priest performs only other rituals. */
  isListed: boolean
}

type PriestChoiceProps = {
  label: string
  priests: readonly OfferedPriest[]
  /** The options before the priests. */
  first?: readonly SelectOption[]
  /** The place of the ritual that the customer sees. Empty if unknown. */
  place: string
}

/**
 * The field for the priest of a ritual in the surrounding form. The user must confirm a priest who performs only other rituals, because the
 * ritual's page shows other people.
 */
export function PriestChoice({ label, priests, first = [], place }: PriestChoiceProps) {
  const messages = useDictionary<PriestChoiceMessages>('priestChoice')
  const field = useField('priestId')
  const [asked, setAsked] = useState<OfferedPriest>()
  const chosen = priests.find(({ id }) => id === field.value)
  const warnings = chosen && [
    ...(chosen.isListed ? [] : [messages.chosen(chosen.name)]),
    ...(isSameTown(chosen.place, place) ? [] : [messages.otherPlace(chosen.name, chosen.place, place)]),
  ]
  const choose = (value: string) => {
    const priest = priests.find(({ id }) => id === value)
    if (priest && !priest.isListed) setAsked(priest)
    else field.onChange(value)
  }
  return (
    <>
      <SelectField
        name="priestId"
        label={label}
        value={typeof field.value === 'string' ? field.value : ''}
        error={field.error}
        disabled={field.isClosed}
        onBlur={field.onBlur}
        onChange={choose}
        options={[
          ...first,
          ...priests.map(({ id, name, text = name, isListed }) => ({
            value: id,
            text,
            ...(!isListed && { group: messages.notListed }),
          })),
        ]}
      />
      {warnings?.map((text) => (
        <Notice key={text} tone="warn">
          {text}
        </Notice>
      ))}
      {asked && (
        <ConfirmDialog
          title={messages.question(asked.name)}
          yes={messages.yes}
          onYes={() => {
            field.onChange(asked.id)
            setAsked(undefined)
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>{messages.questionText}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

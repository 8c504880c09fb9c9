import type { ComponentProps } from 'react'
import { suggestEmail } from '../rules-email-suggestion.ts'
import { Button } from '#ui/layout/button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useField } from '#ui/forms/use-field.ts'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'note'> & {
  /** The text of the button that accepts the suggested e-mail address. */
  suggestion: (address: string) => string
}

/** The field for an e-mail address. If the domain has a typing error, a button below the field suggests the corrected address. */
export function EmailField({ suggestion, ...props }: EmailFieldProps) {
  const { value, isClosed, onChange } = useField(props.name)
  const meant = typeof value === 'string' ? suggestEmail(value) : undefined
  const take = (address: string) => {
    onChange(address)
    props.onChange?.(address, () => undefined)
  }
  return (
    <TextField
      {...props}
      type="email"
      note={
        meant && (
          <Button kind="quiet" size="compact" disabled={isClosed} onClick={() => take(meant)}>
            {suggestion(meant)}
          </Button>
        )
      }
    />
  )
}

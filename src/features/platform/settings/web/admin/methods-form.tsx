import { SWITCHED_METHODS, type SwitchedMethod } from '#base/settings.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import { useField, useGroupError } from '#ui/forms/use-field.ts'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Link } from '#ui/layout/link.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { settingsShape } from '../../schemas.ts'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'
import { useMessages } from './messages.ts'

type Methods = SectionProps['view']['paymentMethods']
type FormValues = { paymentMethods: Record<SwitchedMethod, { enabled: boolean; offIn: string }> }

/** The form that switches payment methods on and off. A method can also be off only for visitors from some countries. */
export function MethodsForm(props: SectionProps) {
  const messages = useMessages()
  const { paymentMethods, countryKnown } = props.view
  const form = useSchemaForm({
    schema: settingsShape.pick({ paymentMethods: true }),
    defaultValues: {
      paymentMethods: eachMethod((name) => ({
        enabled: paymentMethods[name].enabled,
        offIn: paymentMethods[name].offIn.join(', '),
      })),
    },
    toInput: ({ paymentMethods: typed }: FormValues): { paymentMethods: Methods } => ({
      paymentMethods: eachMethod((name) => ({ ...typed[name], offIn: countriesOf(typed[name].offIn) })),
    }),
  })
  return (
    <>
      <SectionForm {...props} form={form}>
        {!countryKnown && (
          <Notice tone="info" quiet>
            {messages.countryUnknown}
          </Notice>
        )}
        <NoMethod />
        {SWITCHED_METHODS.map((name) => (
          <MethodFields key={name} name={name} />
        ))}
      </SectionForm>
      <p>
        <Link href="/payments/policy">{messages.policyLink}</Link>
      </p>
    </>
  )
}

function NoMethod() {
  const error = useGroupError('paymentMethods')
  return error !== undefined && <Notice tone="danger">{error}</Notice>
}

function MethodFields({ name }: { name: SwitchedMethod }) {
  const messages = useMessages()
  const path = `paymentMethods.${name}`
  const { value, isClosed, onChange } = useField(`${path}.enabled`)
  const isOn = value === true
  return (
    <div className={styles.method} role="group" aria-label={messages.methods[name]}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={isClosed}
          onChange={(event) => onChange(event.target.checked)}
        />
        {messages.methods[name]}
      </label>
      <TextField
        name={`${path}.offIn`}
        label={messages.offIn}
        hint={messages.offInHint}
        disabled={!isOn}
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
  )
}

function eachMethod<T>(valueOf: (name: SwitchedMethod) => T): Record<SwitchedMethod, T> {
  // The result has a value for every method.
  return Object.fromEntries(SWITCHED_METHODS.map((name) => [name, valueOf(name)])) as Record<SwitchedMethod, T>
}

function countriesOf(typed: string): string[] {
  return [
    ...new Set(
      typed
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ]
}

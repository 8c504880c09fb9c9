import { useState } from 'react'
import { SWITCHED_METHODS, type SwitchedMethod } from '#base/settings.ts'
import { Field } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'
import { useMessages } from './messages.ts'

type Typed = { enabled: boolean; offIn: string }

/** Ways to pay, on or off, also by the visitor's country. */
export function MethodsForm(props: SectionProps) {
  const messages = useMessages()
  const { paymentMethods, countryKnown } = props.view
  const [typed, setTyped] = useState(
    () =>
      Object.fromEntries(
        SWITCHED_METHODS.map((name) => [
          name,
          { enabled: paymentMethods[name].enabled, offIn: paymentMethods[name].offIn.join(', ') },
        ]),
      ) as Record<SwitchedMethod, Typed>,
  )
  const put = (name: SwitchedMethod, change: Partial<Typed>) =>
    setTyped({ ...typed, [name]: { ...typed[name], ...change } })
  const given = () =>
    Object.fromEntries(
      SWITCHED_METHODS.map((name) => [name, { enabled: typed[name].enabled, offIn: countriesOf(typed[name].offIn) }]),
    ) as SectionProps['view']['paymentMethods']
  return (
    <>
      <SectionForm {...props} changes={() => ({ paymentMethods: given() })}>
        {(faults, isClosed) => (
          <>
            {!countryKnown && (
              <Notice tone="info" quiet>
                {messages.countryUnknown}
              </Notice>
            )}
            {faults.paymentMethods && <Notice tone="danger">{faults.paymentMethods}</Notice>}
            {SWITCHED_METHODS.map((name) => (
              <div key={name} className={styles.method} role="group" aria-label={messages.methods[name]}>
                <label className={styles.check}>
                  <input
                    type="checkbox"
                    checked={typed[name].enabled}
                    disabled={isClosed}
                    onChange={(event) => put(name, { enabled: event.target.checked })}
                  />
                  {messages.methods[name]}
                </label>
                <Field
                  label={messages.offIn}
                  hint={messages.offInHint}
                  value={typed[name].offIn}
                  onChange={(offIn) => put(name, { offIn })}
                  error={faultOf(faults, `paymentMethods.${name}`)}
                  disabled={isClosed || !typed[name].enabled}
                  autoCapitalize="characters"
                  spellCheck={false}
                />
              </div>
            ))}
          </>
        )}
      </SectionForm>
      <p>
        <Link href="/payments/policy">{messages.policyLink}</Link>
      </p>
    </>
  )
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

/** What the server said of one of the countries. */
function faultOf(faults: Record<string, string>, path: string): string | undefined {
  return Object.entries(faults).find(([place]) => place.startsWith(path))?.[1]
}

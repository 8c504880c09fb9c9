import { type FocusEvent, type SyntheticEvent, useState } from 'react'
import { formatUsd } from '#base/money-format.ts'
import { Field } from '#ui/forms/field.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { MAX_TYPED_CODE } from '../model.ts'
import { cleanCode } from '../rules.ts'
import styles from './discount-field.module.css'
import type { DiscountState } from './use-discount.ts'

/** The field for a discount code, or the code in use with a button to remove it. The field is collapsed at first. */
export function DiscountField({ state }: { state: DiscountState }) {
  const { code, discount, refusal, isChecking, change, messages } = state
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [isRemoved, setRemoved] = useState(false)
  const isRefused = refusal !== undefined

  function apply(event: SyntheticEvent): void {
    event.preventDefault()
    const cleaned = cleanCode(typed)
    setEmpty(cleaned === '')
    if (cleaned === '') return
    change(cleaned)
  }

  /**
   * If the customer typed a code but did not press "apply", the code is applied when the customer goes on, for example to the pay button.
   * If the customer switches to another window, the field keeps the focus.
   */
  function goOn({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>): void {
    const isInside = [relatedTarget, document.activeElement].some((one) => currentTarget.contains(one))
    const cleaned = cleanCode(typed)
    if (!isInside && !isRefused && cleaned !== '') change(cleaned)
  }

  function remove(): void {
    setTyped('')
    setOpen(false)
    setRemoved(true)
    change(undefined)
  }

  function type(text: string): void {
    setTyped(text)
    setEmpty(false)
    // The error belongs to the previous text of the code, so the error is removed.
    if (isRefused) change(undefined)
  }

  const isEntering = isRefused || (isOpen && code === undefined)
  return (
    <div className={styles.discount}>
      {isEntering ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notices when the focus leaves the form
        <form onSubmit={apply} onBlur={goOn} noValidate className={styles.form}>
          <Field
            name="discountCode"
            label={messages.label}
            value={isRefused && typed === '' ? (code ?? '') : typed}
            error={isEmpty ? messages.empty : refusal}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_TYPED_CODE}
            onChange={type}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened this field has disappeared
            autoFocus={isOpen}
            after={
              <Button type="submit" kind="quiet">
                {messages.apply}
              </Button>
            }
          />
        </form>
      ) : code === undefined ? (
        <Button
          kind="quiet"
          className={styles.open}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that removed the code has disappeared
          autoFocus={isRemoved}
          onClick={() => setOpen(true)}
        >
          {messages.open}
        </Button>
      ) : (
        <p className={styles.applied} role="status">
          <span>
            {isChecking ? messages.checking : messages.applied(code)}
            {discount && <strong> −{formatUsd(discount.amountCents, lang)}</strong>}
          </span>
          <Button kind="quiet" square aria-label={messages.remove(code)} onClick={remove}>
            <Icon name="close" size={20} />
          </Button>
        </p>
      )}
    </div>
  )
}

import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { liveTexts } from '../feedback/live-text.tsx'
import { Spinner } from '../feedback/spinner.tsx'

export type ButtonVariant = {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** `compact` is 36 px high and only for tables of the staff panel. */
  size?: 'control' | 'compact'
  /** True if the button has only an icon. The button is then square and needs an aria-label. */
  square?: boolean
  /** True if the button is as wide as its container. */
  wide?: boolean
  children: ReactNode
}

export type ActionProps = ButtonVariant & {
  busy?: boolean
  href?: undefined
  as?: undefined
} & ComponentPropsWithRef<'button'>
type LinkProps = ButtonVariant & { busy?: undefined; href: string; as?: ElementType } & ComponentPropsWithRef<'a'>

export type ButtonProps = ActionProps | LinkProps

/**
 * With `href` this component is a link (`as` is the router's link component), otherwise a button. While busy, a button has the same width,
 * name and focus as before, and ignores presses.
 */
export function Button({ kind = 'secondary', size = 'control', square, wide, className, ...rest }: ButtonProps) {
  const variant = [styles.button, styles[kind], styles[size], square && styles.square, wide && styles.wide, className]
  const classes = variant.filter(Boolean).join(' ')
  if (rest.href !== undefined) {
    const { as: Anchor = 'a', children, ...props } = rest
    return (
      <Anchor className={classes} {...props}>
        {liveTexts(children)}
      </Anchor>
    )
  }
  const { busy = false, children, onClick, disabled, ...props } = rest
  const inert = busy || props['aria-disabled'] === true || props['aria-disabled'] === 'true'
  const press = (event: MouseEvent<HTMLButtonElement>) => (inert ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...props}
      className={classes}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      onClick={press}
    >
      {busy ? (
        <>
          <span className={styles.veiled}>{liveTexts(children)}</span>
          <span className={styles.spinner}>
            <Spinner size={20} />
          </span>
        </>
      ) : (
        liveTexts(children)
      )}
    </button>
  )
}

import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react'
import { Card } from './card.tsx'

type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  level?: 'h2' | 'h3' | 'h4'
  /** The class of the heading. */
  heading?: string | undefined
  /** True if the section is a box with its own surface. */
  isCard?: boolean
  /** The class of the line with the heading and `action`. */
  head?: string | undefined
  action?: ReactNode
}

/** A part of a page. Its heading is also its accessible name. */
export function Section({
  title,
  level: Heading = 'h2',
  heading = 'type-h3',
  isCard = false,
  head,
  action,
  children,
  ...rest
}: SectionProps) {
  const id = useId()
  const Box: ElementType = isCard ? Card : 'section'
  const name = (
    <Heading id={id} className={heading || undefined}>
      {title}
    </Heading>
  )
  return (
    <Box {...rest} {...(isCard && { as: 'section' })} aria-labelledby={id}>
      {head ? (
        <header className={head}>
          {name}
          {action}
        </header>
      ) : (
        name
      )}
      {children}
    </Box>
  )
}

import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react'
import { Card } from './card.tsx'

type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  /** The class of the heading. */
  heading?: string | undefined
  /** Whether it is a box with its own surface. */
  isCard?: boolean
}

/** A part of a page named by its heading. */
export function Section({ title, heading = 'type-h3', isCard = false, children, ...rest }: SectionProps) {
  const id = useId()
  const Box: ElementType = isCard ? Card : 'section'
  return (
    <Box {...rest} {...(isCard && { as: 'section' })} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {children}
    </Box>
  )
}

import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'

type Arrival = { acted: RefObject<boolean>; place: RefObject<HTMLDivElement | null> }

const ArrivalContext = createContext<Arrival | null>(null)

type StepPlaceProps = {
  /** The place itself appears by a press; otherwise the page opened with it, and keeps its own focus until somebody acts here. */
  takesFocus: boolean
  children: ReactNode
}

/** Where the steps of a payment follow each other: the title of each new one takes the focus and comes to the top of the screen. */
export function StepPlace({ takesFocus, children }: StepPlaceProps) {
  const acted = useRef(takesFocus)
  const place = useRef<HTMLDivElement>(null)
  const arrival = useMemo(() => ({ acted, place }), [])
  return (
    <ArrivalContext value={arrival}>
      <div ref={place} onClickCapture={() => void (acted.current = true)}>
        {children}
      </div>
    </ArrivalContext>
  )
}

type StepTitleProps = {
  as?: 'h3' | 'legend' | 'p'
  id?: string
  className?: string | undefined
  /** Also where nobody has acted yet: the end of a payment is worth it. */
  always?: boolean
  children: ReactNode
}

/** The heading of a step. A step that changes in its place gives it another key. */
export function StepTitle({ as: Tag = 'h3', always = false, children, ...rest }: StepTitleProps) {
  const arrival = use(ArrivalContext)
  const title = useRef<HTMLElement | null>(null)
  function arrive(): void {
    if (title.current && arrival && (always || arrival.acted.current)) bringUp(title.current, arrival.place.current)
  }
  // At once, before a dialog gives the focus of the step that is gone to something else; and when the place itself has just come.
  const onArrival = useEffectEvent(arrive)
  useLayoutEffect(() => onArrival(), [])
  useEffect(() => onArrival(), [])
  return (
    <Tag
      {...rest}
      tabIndex={-1}
      ref={(element: HTMLElement | null) => {
        title.current = element
      }}
    >
      {children}
    </Tag>
  )
}

/** Whoever types elsewhere on the page is not interrupted. */
function bringUp(title: HTMLElement, place: HTMLElement | null): void {
  const { activeElement, body } = document
  const isHere = !activeElement || activeElement === body || place?.contains(activeElement)
  if (!isHere && !activeElement.contains(place)) return
  title.focus({ preventScroll: true })
  if (!isSeenWell(title)) title.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** Below what stands at the top of the screen, and high enough that the step is seen under it, above a keyboard on the screen too. */
function isSeenWell(title: HTMLElement): boolean {
  const { top, bottom } = title.getBoundingClientRect()
  const height = window.visualViewport?.height ?? window.innerHeight
  return top >= HEADER && bottom <= height / 2
}

/** The height of a header that stays at the top (px), rounded up. */
const HEADER = 96

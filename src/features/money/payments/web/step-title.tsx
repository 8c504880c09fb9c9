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
  /**
   * True if the container of the steps appears after a click. If it is false, the container is part of the page from the start. The focus
   * then does not move before the customer's first click or key press in the container.
   */
  takesFocus: boolean
  children: ReactNode
}

/** The container for the steps of a payment. When a step appears, its title gets the focus and scrolls to the top of the screen. */
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
  /** True if the title gets the focus even before any interaction. The final message about a payment is important enough for this. */
  always?: boolean
  children: ReactNode
}

/** The heading of a step. If a step replaces another step in the same place, its heading must have another React key. */
export function StepTitle({ as: Tag = 'h3', always = false, children, ...rest }: StepTitleProps) {
  const arrival = use(ArrivalContext)
  const title = useRef<HTMLElement | null>(null)
  function arrive(): void {
    if (title.current && arrival && (always || arrival.acted.current)) focusTitle(title.current, arrival.place.current)
  }
  // The focus moves immediately, because a dialog that closes would otherwise move it back to the previous step. The focus also moves if
  // the container itself has just appeared.
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

/** Moves the focus to the title, unless the customer is typing elsewhere on the page. */
function focusTitle(title: HTMLElement, place: HTMLElement | null): void {
  const { activeElement, body } = document
  const isHere = !activeElement || activeElement === body || place?.contains(activeElement)
  if (!isHere && !activeElement.contains(place)) return
  title.focus({ preventScroll: true })
  if (!isSeenWell(title)) title.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/**
 * Returns true if the title is in a good position: below the sticky header, and so high that the step below it is visible, even above an
 * on-screen keyboard.
 */
function isSeenWell(title: HTMLElement): boolean {
  const { top, bottom } = title.getBoundingClientRect()
  const height = window.visualViewport?.height ?? window.innerHeight
  return top >= HEADER && bottom <= height / 2
}

/** The height of a sticky header in pixels, rounded up. */
const HEADER = 96

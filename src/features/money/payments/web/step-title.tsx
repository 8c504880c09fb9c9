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
   * True if the container appears after a click. Otherwise the container is part of the page, and the focus does not move until the first
   * interaction here.
   */
  takesFocus: boolean
  children: ReactNode
}

/** Container for the steps of a payment: the title of each new step takes the focus and scrolls to the top of the screen. */
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
  /** Takes the focus even before any interaction. The end of a payment is important enough for this. */
  always?: boolean
  children: ReactNode
}

/** The heading of a step. A step that replaces another one in the same place has another key. */
export function StepTitle({ as: Tag = 'h3', always = false, children, ...rest }: StepTitleProps) {
  const arrival = use(ArrivalContext)
  const title = useRef<HTMLElement | null>(null)
  function arrive(): void {
    if (title.current && arrival && (always || arrival.acted.current)) focusTitle(title.current, arrival.place.current)
  }
  // The focus moves immediately, before a closing dialog moves it to the previous step. It also moves when the container itself has just appeared.
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

/** Whether the title is below the sticky header, and high enough that the step below it is visible, also above an on-screen keyboard. */
function isSeenWell(title: HTMLElement): boolean {
  const { top, bottom } = title.getBoundingClientRect()
  const height = window.visualViewport?.height ?? window.innerHeight
  return top >= HEADER && bottom <= height / 2
}

/** The height of a sticky header (px), rounded up. */
const HEADER = 96

/** A listener of `public/early.js`, which leaves on itself what was pressed last, and when. */
type KeepPress = ((event: MouseEvent) => void) & { target?: EventTarget | null; at?: number }

declare global {
  var keepPress: KeepPress | undefined
}

/** The first of these is the visitor's first touch. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin']

/** A busy page comes alive after so many milliseconds all the same. */
const LONGEST_WAIT = 1_000

/**
 * Resolves in the first quiet moment, so that the page is painted before it comes alive; at once when the visitor touches it, or has pressed
 * something already.
 */
export async function untilQuietOrTouched(): Promise<void> {
  if (window.keepPress?.target) return
  const done = new AbortController()
  await new Promise<void>((resolve) => {
    const listening = { capture: true, passive: true, signal: done.signal }
    for (const touch of TOUCHES) addEventListener(touch, () => resolve(), listening)
    // Safari has no such callback: there the next task is the first after what waits to be painted.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT })
    else requestAnimationFrame(() => setTimeout(resolve))
  })
  done.abort()
}

/** Whoever pressed longer ago, in milliseconds, has gone on to something else. */
const TOO_LATE = 10_000

/**
 * To be called just before hydration. The returned function, called once the whole page is hydrated, repeats what the visitor did on it
 * before. Presses in between are held back until then too: React hydrates in pieces and repeats no press on a piece that is not ready.
 */
export function takeOverInteractions(root: HTMLElement): () => void {
  const { keepPress } = window
  let { target, at = 0 }: Partial<KeepPress> = keepPress ?? {}
  if (keepPress) removeEventListener('click', keepPress, true)
  // A browser that returns to a page restores what was ticked and chosen by itself: without a press it is not the visitor's doing.
  const ticked = target ? tickedIn(root) : []
  const chosen = target ? chosenIn(root) : []
  const keep = (event: MouseEvent): void => {
    ;({ target } = event)
    at = performance.now()
    if (buttonOf(target)) event.stopPropagation()
  }
  addEventListener('click', keep, true)
  return () => {
    removeEventListener('click', keep, true)
    // Who waits for a page that answers (the tests) sees it by this.
    window.keepPress = undefined
    for (const field of root.querySelectorAll<HTMLInputElement>('input:not([type=radio],[type=checkbox]),textarea'))
      if (field.value !== field.defaultValue) tellTyped(field)
    for (const [place, checked] of ticked) tellTicked(tickable(root)[place], checked)
    for (const [place, value] of chosen) tellChosen(root.querySelectorAll('select')[place], value)
    // At once: what the browser remembers may soon put another button in its place.
    const pressed = buttonOf(target)
    if (pressed && performance.now() - at < TOO_LATE) presentOf(pressed, root)?.click()
  }
}

/** A button of ours; a form is sent without our scripts as well. */
function buttonOf(target?: EventTarget | null): HTMLButtonElement | null | undefined {
  const button = (target as Element | undefined)?.closest?.('button')
  return button?.form && button.type === 'submit' ? undefined : button
}

/** The button, or the one that hydration has put in its place: the only one of its name. Of several none is pressed. */
function presentOf(button: HTMLButtonElement, root: HTMLElement): HTMLButtonElement | undefined {
  if (button.isConnected) return button
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent
  const [found, ...others] = [...root.querySelectorAll('button')].filter((one) => nameOf(one) === nameOf(button))
  return others.length === 0 ? found : undefined
}

/** Boxes and buttons that are ticked, in their order. */
function tickable(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('[type=radio],[type=checkbox]')]
}

/** Which of them are ticked otherwise than they came, and whether they are; of a group the one that was chosen. */
function tickedIn(root: HTMLElement): (readonly [place: number, checked: boolean])[] {
  return tickable(root).flatMap(({ type, checked, defaultChecked }, place) =>
    checked !== defaultChecked && (checked || type !== 'radio') ? [[place, checked]] : [],
  )
}

/** Which lists stand otherwise than they came, and on what. */
function chosenIn(root: HTMLElement): (readonly [place: number, value: string])[] {
  return [...root.querySelectorAll('select')].flatMap(({ options, selectedIndex, value }, place) =>
    options[selectedIndex]?.defaultSelected === false ? [[place, value]] : [],
  )
}

function tellChosen(list: HTMLSelectElement | undefined, value: string): void {
  if (!list) return
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Clicks the field, because setting `checked` alone fires no event. By its place: hydration may have replaced it. */
function tellTicked(field: HTMLInputElement | undefined, checked: boolean): void {
  if (!field) return
  field.checked = !checked
  field.click()
}

/**
 * React has taken the typed text for the value it knows and ignores an event without a change. So the text is set again by the setter of
 * the prototype, which React does not watch.
 */
function tellTyped(field: HTMLInputElement): void {
  const typed = field.value
  field.value = field.defaultValue
  Reflect.set(Object.getPrototypeOf(field), 'value', typed, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

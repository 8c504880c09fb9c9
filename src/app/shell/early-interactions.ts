/** A listener of `public/early.js`. It stores the last click and its time as properties of the function. */
type KeepPress = ((event: MouseEvent) => void) & { target?: EventTarget | null; at?: number }

declare global {
  var keepPress: KeepPress | undefined
}

/** The first of these events is the visitor's first interaction. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin']

/** Even if the browser is busy, the page is hydrated after this number of milliseconds. */
const MAX_WAIT_MS = 1_000

/**
 * Resolves when the browser is idle, so that the page is painted before hydration. Resolves immediately if the visitor interacts or has
 * already clicked.
 */
export async function waitForIdleOrInput(): Promise<void> {
  if (window.keepPress?.target) return
  const done = new AbortController()
  await new Promise<void>((resolve) => {
    const listening = { capture: true, passive: true, signal: done.signal }
    for (const touch of TOUCHES) addEventListener(touch, () => resolve(), listening)
    // Safari does not have this callback. In Safari the next task runs after the pending paint.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS })
    else requestAnimationFrame(() => setTimeout(resolve))
  })
  done.abort()
}

/** The maximum age of a click that is repeated, in milliseconds. Visitors no longer expect an effect of an older click. */
const MAX_CLICK_AGE_MS = 10_000

/**
 * Call this function just before hydration. After hydration of the whole page, call the returned function: it repeats the input and the
 * last click of the visitor. A click on a button, checkbox or radio button during hydration is also repeated, because React hydrates the
 * page in parts and loses a click on a part that is not ready.
 */
export function takeOverInteractions(root: HTMLElement): () => void {
  const { keepPress } = window
  let { target, at = 0 }: Partial<KeepPress> = keepPress ?? {}
  if (keepPress) removeEventListener('click', keepPress, true)
  // When the visitor navigates back, the browser restores checked and selected fields. If the visitor has not clicked, these values are not
  // the visitor's input.
  const ticked = new Map(target ? tickedIn(root) : [])
  const chosen = target ? chosenIn(root) : []
  const keep = (event: MouseEvent): void => {
    ;({ target } = event)
    at = performance.now()
    const place = tickable(root).indexOf(target as HTMLInputElement)
    // The browser has already changed a pressed field. The newest choice in a radio group must be repeated last.
    if (place >= 0) {
      ticked.delete(place)
      ticked.set(place, (target as HTMLInputElement).checked)
    }
    if (buttonOf(target) || place >= 0) event.stopPropagation()
  }
  addEventListener('click', keep, true)
  return () => {
    removeEventListener('click', keep, true)
    // The tests recognise a hydrated page by this attribute.
    window.keepPress = undefined
    for (const field of root.querySelectorAll<HTMLInputElement>('input:not([type=radio],[type=checkbox]),textarea'))
      if (field.value !== field.defaultValue) replayInput(field)
    for (const [place, checked] of ticked) replayCheck(tickable(root)[place], checked)
    for (const [place, value] of chosen) replaySelect(root.querySelectorAll('select')[place], value)
    // The button is clicked immediately, because stored data of the browser may soon replace it by another button.
    const pressed = buttonOf(target)
    if (pressed && performance.now() - at < MAX_CLICK_AGE_MS) presentOf(pressed, root)?.click()
  }
}

/** A button that needs our scripts. Forms work without our scripts too. */
function buttonOf(target?: EventTarget | null): HTMLButtonElement | null | undefined {
  const button = (target as Element | undefined)?.closest?.('button')
  return button?.form && button.type === 'submit' ? undefined : button
}

/** The button, or the button that replaced it during hydration, found by its name. If several buttons match, none is clicked. */
function presentOf(button: HTMLButtonElement, root: HTMLElement): HTMLButtonElement | undefined {
  if (button.isConnected) return button
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent
  const [found, ...others] = [...root.querySelectorAll('button')].filter((one) => nameOf(one) === nameOf(button))
  return others.length === 0 ? found : undefined
}

/** Checkboxes and radio buttons in document order. */
function tickable(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('[type=radio],[type=checkbox]')]
}

/** The fields whose checked state differs from the initial state. Of a radio group, only the chosen field is included. */
function tickedIn(root: HTMLElement): (readonly [place: number, checked: boolean])[] {
  return tickable(root).flatMap(({ type, checked, defaultChecked }, place) =>
    checked !== defaultChecked && (checked || type !== 'radio') ? [[place, checked]] : [],
  )
}

/** The selects whose value differs from the initial value. */
function chosenIn(root: HTMLElement): (readonly [place: number, value: string])[] {
  return [...root.querySelectorAll('select')].flatMap(({ options, selectedIndex, value }, place) =>
    options[selectedIndex]?.defaultSelected === false ? [[place, value]] : [],
  )
}

function replaySelect(list: HTMLSelectElement | undefined, value: string): void {
  if (!list) return
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Clicks the field, because setting `checked` fires no event. The field is found by its position, because hydration may have replaced the
 * element.
 */
function replayCheck(field: HTMLInputElement | undefined, checked: boolean): void {
  if (!field) return
  field.checked = !checked
  field.click()
}

/**
 * React has stored the typed text as the known value, and ignores an event without a change. So the text is set again with the setter of
 * the prototype, which React does not track.
 */
function replayInput(field: HTMLInputElement): void {
  const typed = field.value
  field.value = field.defaultValue
  Reflect.set(Object.getPrototypeOf(field), 'value', typed, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

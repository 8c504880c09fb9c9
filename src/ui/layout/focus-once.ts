/** The `ref` of an element that gets the focus when it appears. It is the same function at each render, so React calls it only once. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus()
}

import type { Tier } from '../model-terms.ts'

/** Brings the order block into the window with its choices open, the tier chosen where one is named, and the reader's focus on them. */
export function openOrder(tier?: Tier): void {
  const block = document.getElementById('order')
  const button = block?.querySelector<HTMLElement>('[aria-expanded],[aria-haspopup]')
  if (button?.ariaExpanded !== 'true') button?.click()
  const radios = block?.querySelectorAll<HTMLInputElement>('input')
  const radio = [...(radios ?? [])].find(({ value }) => value === tier)
  radio?.click()
  ;(radio ?? radios?.[0])?.focus({ preventScroll: true })
  block?.scrollIntoView()
}

/** Adds a third-party script to the page; the page's policy must allow it. */
export function loadScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

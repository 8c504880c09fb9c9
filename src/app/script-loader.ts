/**
 * The first and smallest of the modules: asks for the others, which its own tag names, once the page is painted. A page is whole without
 * them, and on a slow line what is to be read comes before what makes it answer. `public/early.js` has run before it.
 */
async function begin(): Promise<void> {
  const { scripts = '' } = document.querySelector<HTMLElement>('[data-scripts]')?.dataset ?? {}
  const [entry = '', ...imported] = scripts.split(' ')
  // All at once: otherwise each is found only in the one before.
  for (const href of imported) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }))
  }
  await import(/* @vite-ignore */ entry)
  // Registers the service worker, last of all. In development there is no build whose files it could keep.
  if (entry.startsWith('/assets/')) await navigator.serviceWorker?.register('/sw.js').catch(() => {})
}

// In a tab behind others nothing is painted.
if (document.hidden) void begin()
else requestAnimationFrame(() => setTimeout(begin))

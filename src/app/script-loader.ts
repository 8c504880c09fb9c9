/**
 * The first and smallest module. It loads the other modules, which its own script tag lists, after the page is painted. The page is
 * readable without these modules, and on a slow connection the content comes first. `public/early.js` has run before.
 */
async function begin(): Promise<void> {
  const { scripts = '' } = document.querySelector<HTMLElement>('[data-scripts]')?.dataset ?? {}
  const [entry = '', ...imported] = scripts.split(' ')
  // Loads all modules together. Otherwise the browser finds a module only when it has read the module that imports it.
  for (const href of imported) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }))
  }
  await import(/* @vite-ignore */ entry)
  // Registers the service worker last. In development there is no build whose files it could cache.
  if (entry.startsWith('/assets/')) await navigator.serviceWorker?.register('/sw.js').catch(() => {})
}

// A background tab is not painted.
if (document.hidden) void begin()
else requestAnimationFrame(() => setTimeout(begin))

// Stores the last read rituals and articles, and the files they need, for use without a network.
// The server writes one line above this: `const BUILD = { version, shell, languages }`: the name of the build, every file that a public
// page of it may load and the languages of the shop (src/app/seo/service-worker.ts). Everything else bypasses the worker and is not kept:
// API calls, orders, checkout, payments, profiles and staff pages.

/** Pages that are stored when they are read. */
const READING = /^\/(?:ritual|article)\/[^/]+$/
/** Pages that are not stored: always from the network, or the offline page when offline. */
const BROWSING = /^\/(?:articles|rituals|options|calendar|proofs|offer|privacy|refund)?$/
/** The call that fills a page opened without loading a document. The worker does not answer it, but sees from it which text is read. */
const TEXT_CALL = /^\/api\/(services|articles)\/([^/]+)\/text$/
const FONT = /^\/fonts\//
const BUILT = /^\/(?:assets|fonts)\//

const SHELL = `shell-${BUILD.version}`
const PAGES = `pages-${BUILD.version}`
const KEPT_PAGES = 30
/** The time (ms) that a reader waits for the network before the stored page is shown. A later response is stored for the next time. */
const PAGE_TIMEOUT_MS = 1500
/** A cache that has not responded within this time (ms) counts as broken. */
const CACHE_LIMIT = 1000
const RUSSIAN = /^(?:ru|be|kk|ky|uz|tg|tk|hy|az|ka)\b/i

addEventListener('install', (event) => event.waitUntil(fillShell()))
// No skipWaiting: an open page uses the worker and the files of its own build until it is closed.
addEventListener('activate', (event) => event.waitUntil(takeOver(event)))

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (READING.test(url.pathname)) event.respondWith(read(event, url))
    else if (BROWSING.test(url.pathname)) event.respondWith(fetch(request).catch(() => offline(url)))
    return
  }
  if (BUILT.test(url.pathname) || BUILD.shell.includes(url.pathname)) event.respondWith(fromShell(event, request))
  const [, kind, id] = TEXT_CALL.exec(url.pathname) ?? []
  if (kind) note(event, new URL(`/${kind === 'services' ? 'ritual' : 'article'}/${id}${url.search}`, location))
})

/**
 * The response from a cache; undefined if the cache fails or does not respond (private mode, full disk, broken profile). Then the
 * network's response counts.
 */
async function fromCache(work) {
  const limit = new Promise((resolve) => setTimeout(resolve, CACHE_LIMIT))
  return await Promise.race([work().catch(() => undefined), limit])
}

async function fillShell() {
  const shell = await caches.open(SHELL)
  // Files with a hash in their name may come from the browser's HTTP cache; the others are fetched again.
  await shell.addAll(BUILD.shell.map((path) => new Request(path, { cache: BUILT.test(path) ? 'default' : 'reload' })))
}

/**
 * Runs when the last old page is closed: moves stored pages and their files to this build, removes the older build, stores the open pages.
 */
async function takeOver(event) {
  const removal = removeOlder()
  event.waitUntil(removal.catch(() => {}))
  await fromCache(() => removal)
  await clients.claim()
  const open = await clients.matchAll({ type: 'window' })
  for (const { url } of open) if (READING.test(new URL(url).pathname)) note(event, new URL(url))
}

async function removeOlder() {
  const older = (await caches.keys()).filter(
    (name) => /^(?:shell|pages)-/.test(name) && name !== SHELL && name !== PAGES,
  )
  for (const name of older.filter((each) => each.startsWith('pages-'))) await bringOver(await caches.open(name))
  await Promise.all(older.map((name) => caches.delete(name)))
}

async function bringOver(old) {
  const [shell, pages] = await Promise.all([caches.open(SHELL), caches.open(PAGES)])
  for (const request of await old.keys()) {
    const page = await old.match(request)
    const html = await page.clone().text()
    for (const [, path] of html.matchAll(/["\s](\/(?:assets|fonts)\/[^"\s]+)/g)) {
      const file = (await shell.match(path)) ? undefined : await caches.match(path)
      if (file) await shell.put(path, file)
    }
    await pages.put(request, page)
  }
}

/** Stores the page of a text that was opened without loading the page. */
function note(event, url) {
  event.waitUntil(fetchAndKeep(event, url).catch(() => {}))
}

/** The page from the network, or the stored page if the network fails or is too slow, or if the shop is down. */
async function read(event, url) {
  const { asked, kept } = (await fromCache(() => findPage(url))) ?? {}
  const isPlain = [...url.searchParams.keys()].every((name) => name === 'lang')
  const fresh = isPlain ? fetchAndKeep(event, url, event.request) : fetch(event.request)
  const answer = fresh.then(
    (response) => (response.status >= 500 && kept ? kept : response),
    () => kept ?? offline(url),
  )
  event.waitUntil(answer)
  if (!asked || !isPlain) return await answer
  return await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, PAGE_TIMEOUT_MS, asked))])
}

/** `asked`: kept under this exact address; `kept`: in either language. */
async function findPage(url) {
  const pages = await caches.open(PAGES)
  const asked = await pages.match(addressOf(url), { ignoreVary: true })
  return { asked, kept: asked ?? (await pages.match(url.pathname, { ignoreSearch: true, ignoreVary: true })) }
}

async function fetchAndKeep(event, url, request = new Request(addressOf(url))) {
  const response = await fetch(request)
  // A full disk must not prevent showing the page.
  if (isPage(response)) event.waitUntil(keep(addressOf(url), response.clone()).catch(() => {}))
  return response
}

/** A document, neither an error nor a redirect. */
function isPage(response) {
  return response.ok && !response.redirected && /^text\/html/.test(response.headers.get('content-type') ?? '')
}

/** The page read last is removed last. */
async function keep(address, page) {
  const pages = await caches.open(PAGES)
  await pages.delete(address, { ignoreVary: true })
  await pages.put(address, page)
  const addresses = await pages.keys()
  await Promise.all(addresses.slice(0, -KEPT_PAGES).map((old) => pages.delete(old, { ignoreVary: true })))
}

async function fromShell(event, request) {
  const kept = await fromCache(async () => await caches.match(request, { ignoreSearch: true, ignoreVary: true }))
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok && FONT.test(new URL(request.url).pathname)) {
    const copy = response.clone()
    event.waitUntil(fromCache(async () => await (await caches.open(SHELL)).put(request, copy)))
  }
  return response
}

async function offline(url) {
  const asked = new URLSearchParams(langOf(url)).get('lang') ?? (RUSSIAN.test(navigator.language) ? 'ru' : 'en')
  const lang = BUILD.languages.includes(asked) ? asked : BUILD.languages[0]
  return (await fromCache(async () => await caches.match(`/offline.${lang}.html`))) ?? Response.error()
}

function addressOf(url) {
  const lang = langOf(url)
  return url.pathname + (lang && `?${lang}`)
}

function langOf(url) {
  const lang = url.searchParams.get('lang')
  return lang === 'ru' || lang === 'en' ? `lang=${lang}` : ''
}

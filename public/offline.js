// The page without a network: lists what the service worker keeps, and opens the wanted page when the connection returns.
const { lang } = document.documentElement
const list = document.getElementById('kept')

addEventListener('online', comeBack)
setInterval(comeBack, 5000)
document.getElementById('retry').addEventListener('click', () => location.reload())

const pages = await keptPages()
for (const { address, title } of pages) {
  const link = document.createElement('a')
  link.href = address
  link.textContent = title
  list.append(document.createElement('li'))
  list.lastChild.append(link)
}
document.getElementById(pages.length > 0 ? 'some' : 'none').hidden = false

/** The system may report a connection too early or not at all: only a response counts. */
async function comeBack() {
  const answered = !document.hidden && (await fetch('/livez', { cache: 'no-store' }).catch(() => undefined))
  if (answered) location.reload()
}

/** The kept pages in this page's language, the last read first. */
async function keptPages() {
  const found = new Map()
  for (const name of await caches.keys()) {
    if (!name.startsWith('pages-')) continue
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const answer = await cache.match(request)
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const { pathname, search } = new URL(request.url)
      const title = page.querySelector('h1')?.textContent
      if (page.documentElement.lang !== lang || !title) continue
      found.delete(pathname)
      found.set(pathname, { address: pathname + search, title })
    }
  }
  return [...found.values()].reverse()
}

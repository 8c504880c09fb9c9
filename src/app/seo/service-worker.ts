import { type Lang, LANGS } from '#base/i18n.ts'
import { fontPreloads, laterFontPreloads } from '#ui/styles/font-files.ts'
import { type Asset, SCRIPT_LOADER, ENTRY, type Manifest } from '../pages/assets.ts'
import { computeEtag } from '../pages/negotiation.ts'
import { routeFile, routes } from '../shell/routes.ts'
import { OFFLINE_PATHS } from './offline-page.ts'
import { PUBLIC_ROUTES } from './public-routes.ts'

type Build = { assets: ReadonlyMap<string, Asset>; manifest: Manifest }

/** Pages that nobody needs offline. Their code is not cached. */
const OTHER_PAGES = new Set(routes.filter(({ name }) => !PUBLIC_ROUTES.has(name)).map(({ name }) => routeFile(name)))

/**
 * `sw.js` as browsers get it: the source file with the name of the build, its files and the shop's languages. The name changes only if one
 * of those files or pages changes. Without a build (development) there is no `sw.js`.
 */
export function serviceWorker(
  { assets, manifest }: Build,
  offlinePages: string[],
  languages: readonly Lang[],
): string | undefined {
  const written = assets.get('/sw.js')
  if (!written) return undefined
  const shell = shellFiles(manifest)
  const version = computeEtag(
    [...shell.map((path) => assets.get(path)?.etag), written.etag, ...offlinePages].join('\n'),
  )
  const settings = { version: version.slice(1, 13), shell: [...OFFLINE_PATHS, ...shell], languages }
  return `const BUILD = ${JSON.stringify(settings)}\n${written.plain.toString()}`
}

/**
 * All files that a public page can load, at the start or after a click on a button. They are cached because a page may still be open when
 * the server no longer has the files of its build.
 */
export function shellFiles(manifest: Manifest): string[] {
  const files = new Set<string>()
  const visit = (source: string): void => {
    const chunk = manifest[source]
    if (!chunk || OTHER_PAGES.has(source) || files.has(`/${chunk.file}`)) return
    for (const file of [...(chunk.css ?? []), chunk.file]) files.add(`/${file}`)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  visit(SCRIPT_LOADER)
  visit(ENTRY)
  const fonts = new Set([...LANGS.flatMap(fontPreloads), ...LANGS.flatMap(laterFontPreloads)])
  return ['/early.js', '/offline.js', '/offline.css', '/favicon.svg', ...files, ...fonts]
}

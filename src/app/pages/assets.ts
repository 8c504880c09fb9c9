import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { computeEtag } from './negotiation.ts'

export type Asset = { type: string; etag: string; immutable: boolean; plain: Buffer; brotli?: Buffer; gzip?: Buffer }

export const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.txt', '.webmanifest'])

/**
 * All files of the built client in memory, by address. Texts are compressed on the first request. The folder `earlier`
 * (tools/previous-build-files.ts) has files from builds of the last week. They are included for pages that were opened before the release.
 */
export function loadAssets(folder: string, earlier?: string): Map<string, Asset> {
  const assets = new Map(earlier && existsSync(earlier) ? listEarlier(earlier) : [])
  if (!existsSync(folder)) return assets
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const extension = extname(entry.name)
    const type = TYPES[extension]
    if (!entry.isFile() || !type) continue
    const plain = readFileSync(file)
    const path = file.slice(folder.length)
    const asset: Asset = { type, etag: computeEtag(plain), immutable: /^\/(?:assets|fonts)\//.test(path), plain }
    assets.set(path, COMPRESSIBLE.has(extension) ? compressible(asset) : asset)
  }
  return assets
}

/** The fonts for names, by address: hundreds of files and their style sheet. Visitors request only a few of them. */
export function loadNameFonts(folder: string): Map<string, Asset> {
  const style = join(folder, 'faces.css')
  if (!existsSync(style)) return new Map()
  const plain = readFileSync(style)
  const asset = { type: TYPES['.css'] ?? '', etag: computeEtag(plain), immutable: false, plain }
  const fonts = listEarlier(folder).filter(([path]) => path.endsWith('.woff2'))
  const all: [string, Asset][] = [...fonts, ['/faces.css', compressible(asset)]]
  return new Map(all.map(([path, each]) => [`/name-fonts${path}`, each]))
}

/** These files are rarely requested, so they stay on the disk. */
function listEarlier(folder: string): [path: string, asset: Asset][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry): [string, Asset][] => {
    const file = join(entry.parentPath, entry.name)
    const type = TYPES[extname(entry.name)]
    if (!entry.isFile() || !type) return []
    const asset: Asset = {
      type,
      // The file name contains the hash of the content.
      etag: `"${entry.name}"`,
      immutable: true,
      get plain() {
        return readFileSync(file)
      },
    }
    return [[file.slice(folder.length), asset]]
  })
}

function compressible(asset: Asset): Asset {
  let brotli: Buffer | undefined
  let gzip: Buffer | undefined
  return {
    ...asset,
    get brotli() {
      brotli ??= brotliCompressSync(asset.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
      return brotli
    },
    get gzip() {
      gzip ??= gzipSync(asset.plain, { level: 9 })
      return gzip
    },
  }
}

type ManifestChunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
export type Manifest = Record<string, ManifestChunk | undefined>

export function loadManifest(folder: string): Manifest {
  const file = join(folder, '.vite/manifest.json')
  // Our own build wrote this file.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
}

/** The entry module of the browser code, which every page loads. */
export const ENTRY = 'src/app/browser.tsx'
/** Loads the entry and its imports after the page is painted. */
export const SCRIPT_LOADER = 'src/app/script-loader.ts'

/** The style sheets of some source files and of all their imports. Shared style sheets come first. */
export function collectStyles(manifest: Manifest, sources: string[]): string[] {
  return [...new Set(sources.flatMap((source) => layersOf(manifest, source)))].map((file) => `/${file}`)
}

/** The styles of imported files come before the styles of the file itself. */
function layersOf(manifest: Manifest, source: string): string[] {
  const files = chunksOf(manifest, [source]).toReversed()
  return files.flatMap(({ css = [] }) => css)
}

/** The scripts of some source files and of all their imports. The files themselves come first. */
export function collectScripts(manifest: Manifest, sources: string[]): string[] {
  return chunksOf(manifest, sources).map(({ file }) => `/${file}`)
}

function chunksOf(manifest: Manifest, sources: string[]): ManifestChunk[] {
  const found = new Set<ManifestChunk>()
  const visit = (source: string): void => {
    const chunk = manifest[source]
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return [...found]
}

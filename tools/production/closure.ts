/** Packages from package-lock.json, by their installation folder. */
export type Lock = Record<string, LockedPackage>
type LockedPackage = {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\brequire\.resolve\(\s*)'([@a-z][\w@./-]*)'/g
/** Finds imports of types only. These imports do not exist at run time. */
const TYPE_IMPORT = /\bimport\s+type\s[^;]*?\bfrom\s*'[^']*'/g

/** The packages that a source file of the server imports at run time. */
export function packagesIn(source: string): string[] {
  const names = [...source.replace(TYPE_IMPORT, '').matchAll(IMPORT)].map(([, name = '']) => name)
  return names.filter((name) => !name.startsWith('node:')).map(packageOf)
}

/** The package of an import: `@scope/name/part` belongs to `@scope/name`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** The folders of these packages and all their dependencies, as Node finds them. Optional packages for other machines are not included. */
export function listFolders(names: string[], lock: Lock, isThere: (folder: string) => boolean): string[] {
  const folders = new Set<string>()
  const waiting = names.map((name) => ({ from: '', name, isOptional: false }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const folder = resolve(next.from, next.name, lock)
    if (folder === undefined || !isThere(folder)) {
      if (next.isOptional) continue
      throw new Error(`${next.name}, which ${next.from || 'the shop'} needs, is not installed`)
    }
    if (folders.has(folder)) continue
    folders.add(folder)
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = lock[folder] ?? {}
    const optional = new Set(Object.keys(optionalDependencies ?? {}))
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      waiting.push({ from: folder, name, isOptional: optional.has(name) })
    for (const name of Object.keys(peerDependencies ?? {}))
      if (!peerDependenciesMeta?.[name]?.optional) waiting.push({ from: folder, name, isOptional: true })
  }
  return [...folders].toSorted()
}

/** Finds the folder of a package. Looks first in the innermost node_modules, then in each outer node_modules. */
function resolve(from: string, name: string, lock: Lock): string | undefined {
  const parts = from === '' ? [] : from.split('/node_modules/')
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const place = parts.slice(0, depth).join('/node_modules/')
    const folder = `${place === '' ? '' : `${place}/`}node_modules/${name}`
    if (folder in lock) return folder
  }
  return undefined
}

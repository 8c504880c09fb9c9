export type SourceFile = { path: string; lines: number }

const MAX_LINES = 300
const MAX_TEST_LINES = 400

/** The maximum number of files in one folder of src. Tests are not counted. */
const MAX_FOLDER_FILES = 30

const VAGUE = /^(utils?|helpers?|common|misc|libs?|index)$/
const VAGUE_ENDING = /-(manager|handler|helpers?|utils?)$/
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** The endings that are not part of a file's own name. */
const ENDINGS = /((\.dom)?\.test|\.(spec|module|config|d|ru|en))?\.[a-z0-9]+$/

/**
 * The files that a feature's folder may contain. If a kind is split into several files, each file adds its subject to the name: rules-markdown.ts.
 */
const IN_FEATURE = [
  /^(model|schemas|rules|paths|emails|context|tables|queries|present|commands|jobs|routes|feature)(-[a-z0-9]+)*(\.test)?\.ts$/,
  /^messages\/(page|admin|emails|errors)(-[a-z0-9]+)*\.(ru|en|test)\.ts$/,
  /^data\/[a-z0-9-]+(\.test)?\.ts$/,
  /^providers\/[a-z0-9-]+(\.test)?\.ts$/,
  /^web\/((admin|partner)\/)?([a-z0-9-]+\/)?[a-z0-9-]+(((\.dom)?\.test)?\.tsx?|\.module\.css)$/,
]

/** All errors in the names, places and lengths of these files, one sentence for each. */
export function faultsOf(files: SourceFile[], features: readonly string[]): string[] {
  const names = new Set(files.map((file) => file.path))
  return [
    ...files.flatMap((file) => [
      ...faultsOfLength(file),
      ...faultsOfName(file.path, names),
      ...faultsOfPlace(file.path, features),
    ]),
    ...faultsOfFolders(files),
  ]
}

/** The `.pathname` of a file URL is escaped. If the path has a space or a non-ASCII letter, no file has this escaped name. */
const ESCAPED_PATH = /import\.meta\.url\)\s*\.pathname/

export function faultsOfText(path: string, text: string): string[] {
  return ESCAPED_PATH.test(text) ? [`${path}: use fileURLToPath for the path of a file URL, not .pathname.`] : []
}

function faultsOfFolders(files: SourceFile[]): string[] {
  const counted = files.filter(({ path }) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path))
  const byFolder = Map.groupBy(counted, ({ path }) => path.slice(0, path.lastIndexOf('/')))
  return [...byFolder]
    .filter(([, all]) => all.length > MAX_FOLDER_FILES)
    .map(
      ([folder, all]) =>
        `${folder} holds ${all.length} files and ${MAX_FOLDER_FILES} is the most: divide it by what people do there.`,
    )
}

function faultsOfLength({ path, lines }: SourceFile): string[] {
  const limit = /\.test\.tsx?$|^test\//.test(path) ? MAX_TEST_LINES : MAX_LINES
  return lines > limit ? [`${path} has ${lines} lines and ${limit} is the most: divide it by what it does.`] : []
}

function faultsOfName(path: string, names: ReadonlySet<string>): string[] {
  const parts = path.replace(ENDINGS, '').split('/')
  const faults = parts.flatMap((word) => {
    if (VAGUE.test(word)) return [`${path}: "${word}" says nothing; name it after what it holds.`]
    if (!KEBAB.test(word)) return [`${path}: names are written kebab-case.`]
    return VAGUE_ENDING.test(word) ? [`${path}: "${word}" ends in a word that says nothing.`] : []
  })
  const first = path.replace(/-?\d+(?=\.)/, '')
  if (first !== path && names.has(first)) faults.push(`${path} is a numbered twin of ${first}.`)
  return faults
}

function faultsOfPlace(path: string, features: readonly string[]): string[] {
  const [, feature, inside] = /^src\/features\/([^/]+\/[^/]+)\/(.+)$/.exec(path) ?? []
  if (!path.startsWith('src/features/')) return []
  if (!feature || !inside) return [`${path}: code stands in a feature of an area.`]
  if (!features.includes(feature)) {
    return [`${path}: "${feature}" has no place in the order of features (.dependency-cruiser.mjs).`]
  }
  if (IN_FEATURE.some((allowed) => allowed.test(inside))) return []
  return [
    `${path}: a feature holds model, schemas, rules, paths, emails, messages/, context, tables, queries, present, commands, jobs, routes, feature, data/, providers/ and web/.`,
  ]
}

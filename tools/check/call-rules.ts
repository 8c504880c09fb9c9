export type SourceText = { path: string; text: string }

const ROUTES = /^src\/features\/([^/]+\/[^/]+)\/(?:routes|schemas-kinds)[a-z0-9-]*(?<!\.test)\.ts$/
const WEB = /^src\/features\/([^/]+\/[^/]+)\/web\/.+(?<!\.test)\.tsx?$/
/** Finds a whole path in a string. Does not find a path that is built at run time. */
const CALL = /'(\/api\/[^'?]*)'/g

/** API calls that pages of an earlier feature may contain, although a later feature handles them. */
const AHEAD: Record<string, readonly string[]> = {
  'platform/audit': ['/api/service-cards'],
  'platform/settings': ['/api/service-cards'],
  'people/profiles': ['/api/orders', '/api/ritual-plans'],
  'money/payments': [
    '/api/orders',
    '/api/orders/{id}',
    '/api/orders/{id}/progress',
    '/api/orders/{id}/gift',
    '/api/admin/orders/{id}',
  ],
  'orders/orders': ['/api/orders/{id}/progress'],
  'orders/cart': ['/api/orders', '/api/orders/{id}', '/api/name-readings'],
}

/**
 * Finds API calls in a feature's pages that a later feature handles. Returns one sentence for each. A feature owns the paths in its routes. No
 * feature owns the paths of app/ and the paths that are built in a loop, so any feature may call them.
 */
export function faultsOfCalls(files: readonly SourceText[], features: readonly string[]): string[] {
  const owners = new Map(
    files.flatMap(({ path, text }) => {
      const [, owner] = ROUTES.exec(path) ?? []
      return owner ? callsIn(text).map((call) => [call, owner] as const) : []
    }),
  )
  return files.flatMap(({ path, text }) => {
    const [, feature] = WEB.exec(path) ?? []
    if (!feature) return []
    return callsIn(text).flatMap((call) => {
      const owner = ownerOf(call, owners)
      const isLater = owner !== undefined && features.indexOf(owner) > features.indexOf(feature)
      return isLater && !AHEAD[feature]?.includes(call)
        ? [`${path}: ${call} is a call of ${owner}, which stands after ${feature}.`]
        : []
    })
  })
}

function callsIn(text: string): string[] {
  return [...text.matchAll(CALL)].flatMap(([, call]) => call ?? [])
}

/** If paths are built in a loop, the routes contain only the beginning: `/api/admin/articles` of `/api/admin/articles/{id}`. */
function ownerOf(call: string, owners: ReadonlyMap<string, string>): string | undefined {
  for (let known = call; known !== '/api'; known = known.slice(0, known.lastIndexOf('/'))) {
    const owner = owners.get(known)
    if (owner !== undefined) return owner
  }
  return undefined
}

export type SourceText = { path: string; text: string }

const ROUTES = /^src\/features\/([^/]+\/[^/]+)\/(?:routes|schemas-kinds)[a-z0-9-]*(?<!\.test)\.ts$/
const WEB = /^src\/features\/([^/]+\/[^/]+)\/web\/.+(?<!\.test)\.tsx?$/
/** Finds a whole path in a string. Does not find a path that is built at run time. */
const CALL = /'(\/api\/[^'?]*)'/g

/** API calls that pages may name, although a later feature answers them. */
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
 * Finds calls in a feature's pages that a later feature answers, one sentence for each. A feature owns the paths that its routes name. Some
 * paths appear in no feature's routes: those of app/, and those made in a loop. Any feature may use these.
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

/** If paths are made in a loop, the routes name only the beginning: `/api/admin/articles` of `/api/admin/articles/{id}`. */
function ownerOf(call: string, owners: ReadonlyMap<string, string>): string | undefined {
  for (let known = call; known !== '/api'; known = known.slice(0, known.lastIndexOf('/'))) {
    const owner = owners.get(known)
    if (owner !== undefined) return owner
  }
  return undefined
}

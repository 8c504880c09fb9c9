type Consultant = {
  SANDBOX: boolean
  CONSULTANT_API_KEY?: string | undefined
  CONSULTANT_MODEL?: string | undefined
  CONSULTANT_URL?: string | undefined
  CONSULTANT_PROTOCOL?: 'anthropic' | 'openai' | undefined
}

type Endpoint = { protocol: 'anthropic' | 'openai'; url: string }

const DEFAULT_URL = { anthropic: 'https://api.anthropic.com', openai: 'https://api.openai.com/v1' }

/** The model if only `ANTHROPIC_API_KEY` is set. */
const ANTHROPIC_MODEL = 'claude-sonnet-4-5'

/**
 * `ANTHROPIC_API_KEY` sets the consultant's key, protocol and model. If the variable for one of these three is set, that variable is used instead.
 */
export function withAnthropicKey(environment: Record<string, string | undefined>): Record<string, string | undefined> {
  const { ANTHROPIC_API_KEY: key, CONSULTANT_API_KEY: named, CONSULTANT_MODEL, CONSULTANT_PROTOCOL } = environment
  if (!key || named) return environment
  return {
    ...environment,
    CONSULTANT_API_KEY: key,
    CONSULTANT_MODEL: CONSULTANT_MODEL || ANTHROPIC_MODEL,
    CONSULTANT_PROTOCOL: CONSULTANT_PROTOCOL || 'anthropic',
  }
}

/** Requires both key and model, or none of them. Refuses http without encryption, except to this machine. */
export function faultsOfConsultant(config: Consultant): string[] {
  const { CONSULTANT_API_KEY: key, CONSULTANT_MODEL: model, CONSULTANT_URL: url, SANDBOX } = config
  const faults: string[] = []
  if (key && !model) faults.push('CONSULTANT_MODEL: missing (required with CONSULTANT_API_KEY)')
  const rest = { CONSULTANT_MODEL: model, CONSULTANT_URL: url, CONSULTANT_PROTOCOL: config.CONSULTANT_PROTOCOL }
  const orphan = Object.entries(rest).find(([, value]) => value)
  if (!key && orphan) faults.push(`CONSULTANT_API_KEY: missing (required with ${orphan[0]})`)
  const address = URL.parse(url ?? '')
  if (address && (address.username || address.password || address.search))
    faults.push('CONSULTANT_URL: must not contain a password or a query; set the key in CONSULTANT_API_KEY')
  const isHere = address !== null && ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname)
  if (!SANDBOX && address?.protocol === 'http:' && !isHere)
    faults.push('CONSULTANT_URL: must begin with https:// (SANDBOX=0)')
  return faults
}

/**
 * The model's address and protocol. If no protocol is set, the address determines the protocol. If the address is not enough, the name of the model
 * determines the protocol.
 */
export function consultantEndpoint(config: Omit<Consultant, 'SANDBOX'>): Endpoint {
  const { CONSULTANT_URL: given, CONSULTANT_MODEL: model = '' } = config
  const protocol = config.CONSULTANT_PROTOCOL ?? guessProtocol(given, model)
  const base = (given ?? DEFAULT_URL[protocol]).replace(/\/+$/, '')
  if (protocol === 'openai')
    return { protocol, url: base.endsWith('/chat/completions') ? base : `${base}/chat/completions` }
  const path = base.endsWith('/messages') ? '' : base.endsWith('/v1') ? '/messages' : '/v1/messages'
  return { protocol, url: `${base}${path}` }
}

function guessProtocol(url: string | undefined, model: string): Endpoint['protocol'] {
  if (!url) return model.startsWith('claude') ? 'anthropic' : 'openai'
  const { hostname, pathname } = new URL(url)
  const isAnthropic = /(^|\.)anthropic\.com$/.test(hostname) || /\/(anthropic|messages)\/?$/.test(pathname)
  return isAnthropic ? 'anthropic' : 'openai'
}

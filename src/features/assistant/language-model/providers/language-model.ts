/** A tool call; `input` is the JSON text as received, which may be invalid. */
export type ToolCall = { id: string; name: string; input: string }
export type ToolResult = { id: string; text: string; isError: boolean }
export type Tool = { name: string; description: string; input: Record<string, unknown> }

export type ModelTurn =
  | { role: 'visitor'; text: string }
  | { role: 'model'; text: string; calls: ToolCall[] }
  | { role: 'tools'; results: ToolResult[] }

export type ModelRequest = {
  /** The same for every visitor, so that a service can cache it; `situation` is the part that differs. */
  instructions: string
  situation: string
  turns: ModelTurn[]
  tools: Tool[]
  /** True if it may call a tool now. Tools are described in any case, because earlier turns mention them. */
  mayCall: boolean
  /** The maximum number of tokens it may write. */
  tokensMax: number
}

/** `tokens`: the usage of the request so far, input and output together. `end`: the service reports a complete answer. */
export type ModelPart =
  | { type: 'text'; text: string }
  | { type: 'call'; call: ToolCall }
  | { type: 'tokens'; count: number }
  | { type: 'end'; cut: boolean }

export type LanguageModel = {
  /** The host of the service, for the log. */
  host: string
  /** Throws `ModelFailure`, or the signal's reason. An interrupted answer throws too: it never just ends. */
  stream: (request: ModelRequest, signal: AbortSignal) => AsyncIterable<ModelPart>
}

export type ModelAccess = { url: string; key: string; model: string }

export type FailureKind = 'unreachable' | 'busy' | 'refused' | 'broken' | 'slow' | 'endless'

/**
 * Why a model gave no complete answer. It contains nothing of the service's response: some repeat the key, and others the question.
 * `status` is the HTTP status.
 */
export class ModelFailure extends Error {
  readonly kind: FailureKind
  readonly status: number | undefined
  constructor(kind: FailureKind, status?: number) {
    super(`the language model's answer was ${kind}${status === undefined ? '' : ` (status ${status})`}`)
    this.name = 'ModelFailure'
    this.kind = kind
    this.status = status
  }
}

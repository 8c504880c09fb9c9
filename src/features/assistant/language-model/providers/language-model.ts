/** A call of a tool; `input` is the JSON text as it came, which may be none. */
export type ToolCall = { id: string; name: string; input: string }
export type ToolResult = { id: string; text: string; isError: boolean }
export type Tool = { name: string; description: string; input: Record<string, unknown> }

export type ModelTurn =
  | { role: 'visitor'; text: string }
  | { role: 'model'; text: string; calls: ToolCall[] }
  | { role: 'tools'; results: ToolResult[] }

export type ModelRequest = {
  /** The same for every visitor, so that a service may keep it; `situation` is what differs. */
  instructions: string
  situation: string
  turns: ModelTurn[]
  tools: Tool[]
  /** Whether it may call a tool now. They are described in any case, because earlier turns name them. */
  mayCall: boolean
  /** The most it may write. */
  tokensMax: number
}

/** `tokens`: what the request has cost so far, read and written together. `end`: the service says that it has said everything. */
export type ModelPart =
  | { type: 'text'; text: string }
  | { type: 'call'; call: ToolCall }
  | { type: 'tokens'; count: number }
  | { type: 'end'; cut: boolean }

export type LanguageModel = {
  /** Where it is asked, for the log. */
  host: string
  /** Throws `ModelFailure`, or the signal's reason. An answer that breaks off throws too: it never just ends. */
  stream: (request: ModelRequest, signal: AbortSignal) => AsyncIterable<ModelPart>
}

export type ModelAccess = { url: string; key: string; model: string }

export type FailureKind = 'unreachable' | 'busy' | 'refused' | 'broken' | 'slow' | 'endless'

/**
 * Why a model gave no whole answer. It carries nothing of what the service said: some repeat the key, and others the question.
 * `status` is of HTTP.
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

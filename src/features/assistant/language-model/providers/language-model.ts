/** A tool call. `input` is the JSON text as received, and it may be invalid. */
export type ToolCall = { id: string; name: string; input: string }
export type ToolResult = { id: string; text: string; isError: boolean }
export type Tool = { name: string; description: string; input: Record<string, unknown> }

export type ModelTurn =
  | { role: 'visitor'; text: string }
  | { role: 'model'; text: string; calls: ToolCall[] }
  | { role: 'tools'; results: ToolResult[] }

export type ModelRequest = {
  /** The instructions are the same for every visitor, so that a service can cache them. `situation` is the part that differs. */
  instructions: string
  situation: string
  turns: ModelTurn[]
  tools: Tool[]
  /** True if the model can call a tool now. The request always describes the tools, because earlier turns mention them. */
  mayCall: boolean
  /** The maximum number of tokens that the model can write. */
  tokensMax: number
}

/** `tokens`: the tokens of the request so far, input and output together. `end`: the service reports that the answer is complete. */
export type ModelPart =
  | { type: 'text'; text: string }
  | { type: 'call'; call: ToolCall }
  | { type: 'tokens'; count: number }
  | { type: 'end'; cut: boolean }

export type LanguageModel = {
  /** The host of the service, for the log. */
  host: string
  /** Throws `ModelFailure`, or the abort reason of the signal. An interrupted answer also throws, and never ends like a complete answer. */
  stream: (request: ModelRequest, signal: AbortSignal) => AsyncIterable<ModelPart>
}

export type ModelAccess = { url: string; key: string; model: string }

export type FailureKind = 'unreachable' | 'busy' | 'refused' | 'broken' | 'slow' | 'endless'

/**
 * The reason why a model gave no complete answer. The error contains nothing from the service's response, because some services repeat the
 * key and others repeat the question. `status` is the HTTP status.
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

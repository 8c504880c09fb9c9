import { MINUTE, SECOND, DAY } from '#base/time.ts'
import type { Log } from '#server/log.ts'
import { openTools, TOOLS, type ToolKnowledge, type Tools } from './commands-tools.ts'
import { INSTRUCTIONS } from './data/instructions.ts'
import {
  type Consultant,
  type ConsultantEvent,
  ENGINE_TIMEOUT,
  type Question,
} from '#features/assistant/consultant/model.ts'
import {
  type LanguageModel,
  ModelFailure,
  type ModelRequest,
  type ModelTurn,
  type ToolCall,
} from './providers/language-model.ts'
import { type AnswerFault, openAnswerReader, openSentences, withoutMarkup } from './rules-answer.ts'
import { addWithin } from '#server/database/rate-limits.ts'
import type { Shop } from '#server/shop.ts'

/** The maximum number of model calls for one answer, and of tool calls in each model call. In the last round the model cannot call tools. */
const MAX_ROUNDS = 6
const MAX_CALLS = 6
const MAX_TOKENS = 1200
/** Russian has about two and a half characters per token. A smaller number overestimates the tokens, which is safe. */
const CHARACTERS_PER_TOKEN = 2

export type Timeouts = { firstMs: number; wholeMs: number }
const TIMEOUTS: Timeouts = { firstMs: 12 * SECOND, wholeMs: ENGINE_TIMEOUT }

/** After this many consecutive failures the consultant does not use the model for a while, so that visitors do not wait for an unavailable model. */
const MAX_FAILURES = 5
const PAUSE_AFTER_FAILURES = MINUTE / 2

type Parts = {
  model: LanguageModel
  knowledge: ToolKnowledge
  /** The consultant that answers if the model cannot answer, or if the model's answer was withdrawn. */
  local: Consultant
  budget: TokenBudget
  shopName: (lang: Question['lang']) => string
  log: Log
  patience?: Timeouts
}

/** Thrown if the model's answer contains a statement that the shop's rules do not allow. The answer is then withdrawn. */
class Withdrawn extends Error {
  readonly fault: AnswerFault
  constructor(fault: AnswerFault) {
    super(`an answer was withdrawn: ${fault}`)
    this.fault = fault
  }
}

class BudgetSpent extends Error {
  readonly spent: ExceededBudget
  constructor(spent: ExceededBudget) {
    super(`the budget of tokens is spent: ${spent}`)
    this.spent = spent
  }
}

/** Returns the consultant with a language model. After any failure of the model the local consultant answers. */
export function modelConsultant({ local, ...parts }: Parts): Consultant {
  const { log, model } = parts
  let failures = 0
  // The model is not called before this time (monotonic clock, milliseconds).
  let leftAloneUntil = 0

  function noteFailure(error: unknown): void {
    if (error instanceof Withdrawn)
      return log.warn({ fault: error.fault }, 'an answer of the language model was withdrawn')
    if (error instanceof BudgetSpent)
      return log.info({ spent: error.spent }, 'the daily token budget of the language model is used up')
    // If the model declines the question of one visitor, it can still answer other visitors.
    const isDeclined = error instanceof ModelFailure && error.kind === 'refused' && error.status === undefined
    if (!isDeclined) failures += 1
    if (!isDeclined && failures % MAX_FAILURES === 0) leftAloneUntil = performance.now() + PAUSE_AFTER_FAILURES
    log.warn({ err: error, host: model.host }, 'the language model failed, falling back to the local consultant')
  }

  return {
    name: 'model',
    answer: async function* (question, signal) {
      if (performance.now() < leftAloneUntil) {
        yield { type: 'notice', kind: 'fell-back' }
        yield* local.answer(question, signal)
        return
      }
      let isShown = false
      try {
        for await (const event of converse(parts, question, signal)) {
          isShown = true
          yield event
        }
        failures = 0
      } catch (error) {
        if (signal.aborted) return
        noteFailure(error)
        const isWithdrawn = error instanceof Withdrawn
        yield {
          type: 'notice',
          kind: error instanceof BudgetSpent && error.spent === 'visitor' ? 'budget' : 'fell-back',
        }
        const answer = local.answer(question, signal)
        yield* isShown || isWithdrawn ? inPlace(answer) : answer
      }
    },
  }
}

/** Yields one event that replaces the text sent so far by the whole local answer. Then yields the other parts of the local answer. */
async function* inPlace(answer: AsyncIterable<ConsultantEvent>): AsyncGenerator<ConsultantEvent> {
  const events: ConsultantEvent[] = []
  for await (const event of answer) events.push(event)
  yield { type: 'replace', text: events.map((event) => (event.type === 'text' ? event.text : '')).join('') }
  yield* events.filter(({ type }) => type !== 'text')
}

async function* converse(
  { model, knowledge, budget, shopName, patience = TIMEOUTS }: Omit<Parts, 'local'>,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<ConsultantEvent> {
  const whole = AbortSignal.any([signal, timeLimit(patience.wholeMs)])
  const tools = await openTools(knowledge, question)
  const look = openAnswerReader(tools.facts)
  const turns = turnsOf(question)
  const fixed = {
    instructions: INSTRUCTIONS[question.lang].replaceAll('{shop}', shopName(question.lang)),
    situation: await situationOf(knowledge, question),
    tools: TOOLS,
    tokensMax: MAX_TOKENS,
  }
  let isSaid = false
  for (let round = 1; ; round += 1) {
    const request = { ...fixed, turns, mayCall: round < MAX_ROUNDS }
    const calls: ToolCall[] = []
    let said = ''
    for await (const part of paidRound({ model, budget, patience }, question.visitor ?? '', request, whole)) {
      if ('call' in part) calls.push(part.call)
      else {
        const text = withoutMarkup(part.sentence)
        const fault = look(text)
        if (fault) throw new Withdrawn(fault)
        if (text.trim() !== '') yield { type: 'text', text: said === '' && isSaid ? `\n\n${text}` : text }
        said += part.sentence
        isSaid ||= text.trim() !== ''
      }
    }
    if (calls.length === 0) break
    if (!request.mayCall) throw new ModelFailure('endless')
    turns.push({ role: 'model', text: said.trimEnd(), calls }, { role: 'tools', results: await runAll(tools, calls) })
  }
  if (!isSaid) throw new ModelFailure('broken')
  yield* shownUnder(tools)
}

type ModelOutput = { sentence: string } | { call: ToolCall }

/**
 * Makes one model call. Yields complete sentences. Reserves tokens before the call. After the call the number of tokens is corrected, even if the
 * call failed.
 */
async function* paidRound(
  { model, budget, patience }: { model: LanguageModel; budget: TokenBudget; patience: Timeouts },
  visitor: string,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelOutput> {
  const read = Math.ceil(JSON.stringify(request).length / CHARACTERS_PER_TOKEN)
  const taken = read + request.tokensMax
  const spent = await budget.take(visitor, taken)
  if (spent) throw new BudgetSpent(spent)
  const first = new AbortController()
  const timer = setTimeout(() => first.abort(new ModelFailure('slow')), patience.firstMs)
  const sentences = openSentences()
  let written = 0
  let counted: number | undefined
  let isCut = false
  try {
    for await (const part of model.stream(request, AbortSignal.any([signal, first.signal]))) {
      if (part.type === 'text' || part.type === 'call') clearTimeout(timer)
      if (part.type === 'text') written += part.text.length
      if (part.type === 'tokens') counted = part.count
      if (part.type === 'end') isCut = part.cut
      if (part.type === 'call') yield { call: part.call }
      if (part.type === 'text') for (const sentence of sentences.push(part.text)) yield { sentence }
    }
    const sentence = sentences.rest(isCut)
    if (sentence !== '') yield { sentence }
  } finally {
    clearTimeout(timer)
    first.abort()
    await budget.settle(visitor, Math.max(counted ?? read, Math.ceil(written / CHARACTERS_PER_TOKEN)) - taken)
  }
}

async function runAll(tools: Tools, calls: ToolCall[]) {
  const results = []
  // The calls run one after another, because the price of a card is checked against the results of earlier calls.
  for (const [place, call] of calls.entries()) {
    const tooMany = { id: call.id, text: 'Too many calls at once; call it again.', isError: true }
    results.push(place < MAX_CALLS ? await tools.run(call) : tooMany)
  }
  return results
}

function* shownUnder(tools: Tools): Generator<ConsultantEvent> {
  const [cards, links, reason] = [tools.cards(), tools.links(), tools.handoff()]
  if (cards.length > 0) yield { type: 'cards', cards }
  if (links.length > 0) yield { type: 'links', links }
  if (reason) yield { type: 'handoff', reason }
}

/** Returns the turns for the model. Model services require that the first turn is the visitor's and that the turns alternate. */
function turnsOf({ turns, text }: Question): ModelTurn[] {
  const all = [...turns, { role: 'visitor' as const, text }].filter((turn) => turn.text.trim() !== '')
  const begun = all.slice(all.findIndex(({ role }) => role === 'visitor'))
  const merged: { role: 'visitor' | 'consultant'; text: string }[] = []
  for (const turn of begun) {
    const last = merged.at(-1)
    if (last?.role === turn.role) last.text += `\n\n${turn.text}`
    else merged.push({ ...turn })
  }
  return merged.map((turn) =>
    turn.role === 'visitor' ? { role: 'visitor', text: turn.text } : { role: 'model', text: turn.text, calls: [] },
  )
}

/** The part of the prompt that differs between visitors. The id of the ritual comes from the shop, not from the browser's text. */
async function situationOf(knowledge: ToolKnowledge, { lang, now, serviceId }: Question): Promise<string> {
  const ritual = serviceId === undefined ? undefined : await knowledge.ritual(serviceId, lang)
  const today = `Today is ${knowledge.today(now)}.`
  return ritual ? `${today} The visitor is on the page of the ritual with the id ${ritual.id}.` : today
}

function timeLimit(ms: number): AbortSignal {
  const limit = new AbortController()
  setTimeout(() => limit.abort(new ModelFailure('slow')), ms).unref()
  return limit.signal
}

/** `all`: the budget of the whole shop. `visitor`: the budget of this visitor. */
type ExceededBudget = 'all' | 'visitor'

/** Tokens per day. The database counts them, so that several processes share one budget and a restart does not reset the count. */
export type TokenBudget = {
  /** Reserves tokens before use. If a budget is too small, returns the name of this budget and reserves nothing. */
  take: (visitor: string, tokens: number) => Promise<ExceededBudget | undefined>
  /** Corrects the number of reserved tokens when the actual usage is known: takes more tokens, or returns tokens if `tokens` is negative. */
  settle: (visitor: string, tokens: number) => Promise<void>
}

export function openTokenBudget({ db, now, config }: Shop): TokenBudget {
  const add = async (key: string, tokens: number): Promise<number> =>
    (await addWithin(db, now(), { key, windowMs: DAY }, tokens)).count
  const shared = 'consultant-tokens'
  const keyOf = (visitor: string) => `${shared}:${visitor}`

  return {
    take: async (visitor, tokens) => {
      const own = await add(keyOf(visitor), tokens)
      const all = own > config.CONSULTANT_VISITOR_TOKENS ? undefined : await add(shared, tokens)
      if (all !== undefined && all <= config.CONSULTANT_DAILY_TOKENS) return undefined
      await add(keyOf(visitor), -tokens)
      if (all === undefined) return 'visitor'
      await add(shared, -tokens)
      return 'all'
    },
    settle: async (visitor, tokens) => {
      if (tokens === 0) return
      await add(keyOf(visitor), tokens)
      await add(shared, tokens)
    },
  }
}

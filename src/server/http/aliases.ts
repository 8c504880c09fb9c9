import { Refusal } from '#base/refusal.ts'
import type { Caller } from './caller.ts'
import type { Answer, Call, Route } from './route.ts'

/** What stands in place of ids that a member of the staff is not handed. */
export type Aliases = {
  /** The parameters, query or body of a call with the real ids in place of aliases. */
  resolveInput: (input: unknown) => Promise<unknown>
  /** A value of an answer as this caller may see it. */
  hideFrom: <T>(caller: Caller, value: T) => Promise<T>
}

type AnyCall = Parameters<Route['handle']>[0] & Pick<Call<'open', undefined, undefined, undefined>, 'caller'>

/** Answers a call of the staff with aliases in its JSON, its headers and its refusals. */
export async function answerWithAliases(route: Route, call: AnyCall, aliases: Aliases): Promise<Answer> {
  const { caller } = call
  if (!caller) return await route.handle(call)
  const hide = async <T>(value: T): Promise<T> => await aliases.hideFrom(caller, value)
  try {
    const made = await route.handle(call)
    const { content } = made
    if (content.kind !== 'json') return made
    return { ...made, headers: await hide(made.headers), content: { kind: 'json', value: await hide(content.value) } }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(error.kind, error.code, await hide(error.details))
  }
}

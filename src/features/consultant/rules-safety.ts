import type { RefusalKind } from './model.ts'

/** Whether somebody may be in danger: answered before anything else, by people's numbers and never by a ritual. */
export function isCrisis(text: string): boolean {
  return /суицид|покончить с собой|suicide|kill myself/i.test(text)
}

/** What a visitor asks for that nobody here gives; undefined when it may be answered. */
export function refusalOf(text: string): RefusalKind | undefined {
  return /порч|приворот|curse/i.test(text) ? 'harm' : undefined
}

/** Words of promise that no answer of ours may hold; undefined when it holds none. */
export function promiseIn(text: string): string | undefined {
  return /гарантиру\p{L}*|guarantee\w*/iu.exec(text)?.[0]
}

import type { Proof, ProofChallenge } from '../model.ts'
import { findAnswer } from '../rules-proof-of-work.ts'

/** The number of attempts in one slice of work. Between two slices the page can respond to input. */
const TRIES = 2000

/** Does the proof of work that the shop requires before it sends another code. */
export async function solveProof({ token, bits, parts }: ProofChallenge): Promise<Proof> {
  const answers: number[] = []
  for (let part = 0; part < parts; part++) answers.push(await answerPart({ token, bits, part }))
  return { token, answers }
}

async function answerPart(search: { token: string; bits: number; part: number }): Promise<number> {
  for (let from = 0; ; from += TRIES) {
    const answer = findAnswer({ ...search, from, tries: TRIES })
    if (answer !== undefined) return answer
    await new Promise<void>((resolve) => void setTimeout(resolve))
  }
}

import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { MINUTE } from '#base/time.ts'
import type { ProofChallenge } from './model.ts'
import { MAX_STRANGERS_PER_HOUR } from './rules.ts'

/** The time for which the solution of a challenge is accepted. */
export const PROOF_LIFE = 5 * MINUTE

/**
 * The minimum difficulty of a part. 8 parts of 13 bits need about 65,000 hashes: a quarter of a second on a computer, and less than a
 * second on a phone.
 */
const MIN_BITS = 13
const MAX_BITS = 17

/** The bits for each part of a challenge. `sent`: the codes to unknown browsers within the hour. Twice as many codes require twice the work. */
export function difficultyAt(sent: number): number {
  return Math.min(MAX_BITS, MIN_BITS + Math.floor(Math.log2(Math.max(1, sent / MAX_STRANGERS_PER_HOUR))))
}

type Search = { token: string; bits: number; part: number; from: number; tries: number }

/** Tries `tries` numbers, beginning with `from`. Returns the first number that solves the part. */
export function findAnswer({ token, bits, part, from, tries }: Search): number | undefined {
  for (let answer = from; answer < from + tries; answer++) if (isAnswer(token, bits, part, answer)) return answer
  return undefined
}

export function isSolved({ token, bits, parts }: ProofChallenge, answers: readonly number[]): boolean {
  return answers.length === parts && answers.every((answer, part) => isAnswer(token, bits, part, answer))
}

function isAnswer(token: string, bits: number, part: number, answer: number): boolean {
  const hash = sha256(utf8ToBytes(`${token}:${part}:${answer}`))
  const whole = Math.floor(bits / 8)
  return hash.subarray(0, whole).every((byte) => byte === 0) && (hash[whole] ?? 0) >> (8 - (bits % 8)) === 0
}

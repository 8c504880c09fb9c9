import { DAY, HOUR, MINUTE } from '#base/time.ts'

/** In a sandbox the limits are multiplied by this number, because tests there ask hundreds of questions from one machine. */
const SANDBOX_TIMES = 5

/** The number of questions that visitors from one range of IP addresses can ask. */
export function askLimits(range: string, { SANDBOX }: { SANDBOX: boolean }) {
  const times = SANDBOX ? SANDBOX_TIMES : 1
  return [
    { key: `consultant:ip:${range}`, most: 20 * times, windowMs: MINUTE },
    { key: `consultant:day:${range}`, most: 300 * times, windowMs: DAY },
  ]
}

/** The number of conversations that can be sent to staff from one range of IP addresses, and for one mailbox. */
export function handoffLimits({ range, mailbox }: { range: string; mailbox: string }) {
  return [
    { key: `handoff:ip:${range}`, most: 5, windowMs: HOUR },
    { key: `handoff:to:${mailbox}`, most: 3, windowMs: HOUR },
  ]
}

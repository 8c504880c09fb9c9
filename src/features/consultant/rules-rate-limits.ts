import { DAY, HOUR, MINUTE } from '#base/time.ts'

/** How often visitors of one range of addresses may ask. */
export function askLimits(range: string) {
  return [
    { key: `consultant:ip:${range}`, most: 20, windowMs: MINUTE },
    { key: `consultant:day:${range}`, most: 300, windowMs: DAY },
  ]
}

/** How often a conversation may be handed to a person: from one range of addresses, and for one mailbox. */
export function handoffLimits({ range, mailbox }: { range: string; mailbox: string }) {
  return [
    { key: `handoff:ip:${range}`, most: 5, windowMs: HOUR },
    { key: `handoff:to:${mailbox}`, most: 3, windowMs: HOUR },
  ]
}

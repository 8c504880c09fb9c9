/** The time of an event. Either whole days (`nextDay` is the day after the last day), or a start time without a known end. */
type FeedTime = { day: string; nextDay: string } | { startsAt: Date }

/** One event of a calendar feed. `at`: when it was last changed. A free event does not mark the time as busy in the reader's calendar. */
export type FeedEvent = FeedTime & {
  uid: string
  summary: string
  description: string
  at: Date
  url?: string
  isFree?: boolean
}

const CRLF = '\r\n'
/** The maximum number of octets in a line without the line end (RFC 5545, 3.1). */
const MAX_LINE_OCTETS = 75

/** Writes a calendar in the format of RFC 5545. Long lines are folded. */
export function writeFeed(name: string, events: readonly FeedEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ahuti//Ritual calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Asia/Kolkata',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(writeEvent),
    'END:VCALENDAR',
  ]
  return lines.map(fold).join('')
}

function writeEvent({ uid, summary, description, at, url, isFree = false, ...time }: FeedEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utcTime(at)}`,
    ...writeTime(time),
    `SUMMARY:${escapeText(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    `TRANSP:${isFree ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ]
}

function writeTime(time: FeedTime): string[] {
  if ('startsAt' in time) return [`DTSTART:${utcTime(time.startsAt)}`]
  const [day, nextDay] = [time.day, time.nextDay].map((date) => date.replaceAll('-', ''))
  return [`DTSTART;VALUE=DATE:${day}`, `DTEND;VALUE=DATE:${nextDay}`]
}

function utcTime(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '')
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '')
}

/** Splits a long line of a calendar feed with a line end and a space. Never splits a character. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > MAX_LINE_OCTETS) {
      folded += `${CRLF} `
      octets = 1
    }
    folded += letter
    octets += size
  }
  return folded + CRLF
}

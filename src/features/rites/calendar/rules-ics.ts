/** One whole-day event of a calendar feed. `at` is the time of its last change. */
export type FeedEvent = { uid: string; day: string; nextDay: string; summary: string; description: string; at: Date }

const CRLF = '\r\n'
/** The maximum number of octets in a line without the line end (RFC 5545, 3.1). */
const MAX_LINE_OCTETS = 75

/** A calendar in the format of RFC 5545: whole days, folded lines. */
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

function writeEvent({ uid, day, nextDay, summary, description, at }: FeedEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${at.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${nextDay.replaceAll('-', '')}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '')
}

/** A long line continues after a line end and a space. The split is never inside a character. */
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

import { MAX_FILES } from '../model.ts'

/** Error messages about the links of a day, in English. */
export const en = {
  errors: {
    'day-links.unknown': 'This link does not work: it has ended or was withdrawn. Ask the office for a new one.',
    'day-links.none': 'This day has no link that works.',
    'day-links.over': 'This day is over: a link for it would end at once.',
    'day-links.no-lines': 'Nothing is scheduled on this day, so there is nothing to send pictures of.',
    'day-links.line-unknown': 'The sheet has no such number.',
    'day-links.early': 'This day has not begun yet.',
    'day-links.full': `This link has taken ${MAX_FILES} pictures, or has ended. Ask the office for a new one.`,
    'day-links.line-moved': 'This ritual is no longer performed on this day. Ask the office.',
    'day-links.line-published': 'The page of this ritual is already published. Ask the office.',
    'day-links.picture-unknown': 'This picture is not here any more.',
    'day-links.line-full': 'This ritual has as many pictures as its page can show.',
  },
}

export type DayLinkErrorMessages = typeof en

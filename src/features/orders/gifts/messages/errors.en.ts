/** Sentences for refusals. Only the server uses them. */
export const en = { errors: { 'gifts.not-found': 'There is no such card. Perhaps only part of the link was copied.' } }

/** What no XML may hold in any form: one such character, pasted unseen out of another program, and no reader takes the document. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu

/** Text as it stands in markup, in an element or an attribute; also in XML. */
export function escapeMarkup(text: string): string {
  return text
    .replace(UNWRITABLE, ' ')
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/'/g, '&#39;')
}

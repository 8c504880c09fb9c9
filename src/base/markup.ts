/**
 * Characters that XML cannot contain in any form. A single one makes the document unreadable. They are invisible, and text pasted from another
 * program can contain them.
 */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu

/** Escapes text for an element or attribute in HTML or XML. */
export function escapeMarkup(text: string): string {
  return text
    .replace(UNWRITABLE, ' ')
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/'/g, '&#39;')
}

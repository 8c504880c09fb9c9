/** Text as it stands in markup, in an element or an attribute; also in XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

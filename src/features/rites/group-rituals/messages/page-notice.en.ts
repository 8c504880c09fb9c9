/** The line about a group ritual on pages of the catalogue. */
export const en = {
  title: (ritual: string, price: string) => `${ritual}, one ritual for many families, ${price} per family`,
  open: 'Join',
}

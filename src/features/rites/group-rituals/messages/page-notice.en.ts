/** The line about a group ritual on pages of the catalogue. */
export const en = {
  title: (ritual: string, day: string, price: string) =>
    `${day}: ${ritual}, one ritual for many families, ${price} per family`,
  open: 'Join',
}

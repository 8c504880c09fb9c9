/** The line about a ritual for many families, which pages of the catalogue show. */
export const en = {
  title: (ritual: string, day: string) => `${day}: ${ritual}, one ritual for many families`,
  open: 'Join',
}

/** Texts of the gift card, and of the section about the gift on the order's page. */
export const en = {
  order: {
    title: 'A gift',
    for: (name: string) => `For ${name}`,
    waits: 'The card can be printed once the order is paid.',
    open: 'Open and print the card',
    link: 'If the order has an e-mail address, the link to the card is in the e-mail that we sent there. Sign in with that address to print the card from this page.',
    signIn: 'Sign in',
  },
  card: {
    pageTitle: 'A gift card',
    heading: 'A gift for',
    given: 'A Vedic fire ritual is performed for you',
    givenMany: 'Vedic fire rituals are performed for you',
    explained: 'The priests say your name in the sankalpa, the words with which the ritual begins.',
    from: 'From',
    size: 'Paper',
    print: 'Print',
    notFoundTitle: 'There is no such card',
    notFoundText: 'Perhaps only part of the link was copied, or the order was cancelled.',
    home: 'Home',
    failed: 'The card could not be loaded.',
    retry: 'Try again',
  },
}

export type GiftMessages = typeof en

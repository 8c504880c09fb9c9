/** Words of the home page alone; they travel with it. */
export const en = {
  title: 'Vedic fire rituals',
  hero: 'A fire ritual performed in your name',
  lead: 'Choose a yagya and name those it is for. The priests perform it with your sankalpa; you follow it to the end.',
  choose: 'Choose a ritual',
  how: 'How it works',
  catalogue: 'Choose a ritual',
  all: 'All',
  categories: 'About the categories',
  emptyCategory: 'There are no rituals in this category yet',
  howTitle: 'How it works',
  steps: [
    { title: 'You choose', text: 'A ritual, its tier and its length. You see the whole price at once.' },
    { title: 'You name', text: 'The participants and your sankalpa: the wish, in your own words.' },
    { title: 'It is performed', text: 'The priests read the names aloud and make the offerings for the full term.' },
    { title: 'You receive', text: 'A recording and a certificate on the page of your order.' },
  ],
  samplesTitle: 'What you will see, as it really looks, with a sample’s names',
  samples: {
    sheet: 'The sheet from which your names are read',
    email: 'The letter about the date',
    proof: 'The page of the ritual',
    certificate: 'The certificate',
  },
  unsureTitle: 'Not sure what to choose?',
  unsureText:
    'Tell the consultant what brings you here. A program answers: at once, from the texts of this shop, and without promises.',
  unsureAsk: 'Ask the consultant',
  contactTitle: 'A question before you choose?',
  contactText: 'Write to us: a person answers.',
}

export type HomeMessages = typeof en

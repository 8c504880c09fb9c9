/** Texts that only the home page uses. Loaded with the page. */
export const en = {
  title: 'Vedic fire rituals',
  hero: 'A fire ritual performed in your name',
  lead: 'Choose a yagya and give the names. Vedic priests read them at the fire together with your request, and you receive photographs or a video of the rite.',
  choose: 'Choose a ritual',
  how: 'How it works',
  catalogue: 'Choose a ritual',
  all: 'All',
  categories: 'About the categories',
  emptyCategory: 'There are no rituals in this category yet',
  howTitle: 'How it works',
  steps: [
    { title: 'Choose a ritual', text: 'Then its tier and term. You see the full price at once.' },
    {
      title: 'Give names and a request',
      text: 'In your own words: it becomes the sankalpa, the intention that is read aloud.',
    },
    { title: 'It is performed', text: 'The priests read the names aloud and make the offerings into the fire.' },
    {
      title: 'You receive',
      text: 'Photographs or a video of the rite, and a certificate whose number can be checked.',
    },
  ],
  samplesTitle: 'What you will see: real documents with sample names',
  samples: {
    sheet: 'The sheet from which your names are read',
    email: 'The e-mail about the date',
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

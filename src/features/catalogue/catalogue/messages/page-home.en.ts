/** Texts that only the home page uses. Loaded with the page. */
export const en = {
  title: 'Vedic fire rituals',
  /** The description of the page for search engines. */
  description:
    'Order a yagya, a Vedic fire ritual, performed in your name: choose it, give names and a wish, receive a recording and a certificate.',
  hero: 'A fire ritual performed in your name',
  lead: 'Choose a ritual and give the names. Vedic priests read them at the fire together with your wish, and you receive photographs or a video of the rite.',
  choose: 'Choose a ritual',
  how: 'How it works',
  heroFacts: ['photographs or a video, and a certificate', 'your money back for every week not yet started'],
  catalogue: 'Choose a ritual',
  all: 'All',
  categories: 'About the categories',
  emptyCategory: 'There are no rituals in this category yet',
  howTitle: 'How it works',
  steps: [
    { title: 'Choose a ritual', text: 'Then choose an option and term. You see the full price at once.' },
    {
      title: 'Give names and a wish',
      text: 'Write the wish in your own words. It becomes the sankalpa, the words that are read aloud.',
    },
    {
      title: 'The ritual is performed',
      text: 'The priests read the names aloud and make the offerings into the fire.',
    },
    {
      title: 'You receive',
      text: 'Photographs or a video of the rite, and a certificate whose number can be checked.',
    },
  ],
  receiveTitle: 'What comes after the rite',
  samplesTitle: 'What the documents look like. The names are invented.',
  samples: {
    sheet: 'The sheet from which your names are read',
    email: 'The e-mail about the date',
    proof: 'The ritual’s own page',
    certificate: 'The certificate',
  },
  openCertificate: 'See the certificate',
  samplesAbout: {
    sheet: 'The day, the names in two scripts, and the wish. The priest reads from it at the fire.',
    email: 'Once the day is set, you get the date, the place, and for whom the ritual is performed.',
    proof: 'Pictures, the sankalpa, notes by day, and the priest. Only you get the link.',
    certificate: 'A sheet with a number that anybody can check.',
  },
  performersTitle: 'Who performs the rituals',
  performersText: 'Your ritual’s own page names the priest and the place.',
  performersMore: 'Meet the priests',
  sample: 'sample',
  unsureTitle: 'Not sure what to choose?',
  unsureText:
    'Tell the consultant what brings you here. It is a program that answers at once, from the texts of this shop only.',
  unsureAsk: 'Ask the consultant',
  contactTitle: 'A question before you choose?',
  contactText: 'Write to us. A person answers.',
}

export type HomeMessages = typeof en

/** Texts of the public archive of performed rituals, and of the consent to it. */
export const en = {
  title: 'Performed rituals',
  lead: 'Rituals that we have performed, shown with the consent of those who ordered them. There are no names and no wishes here.',
  picture: (ritual: string, number: number) => `${ritual}: photograph ${number} of the ritual`,
  more: 'Show earlier ones',
  about: 'About this ritual',
  place: 'Place',
  priest: 'Priest',
  empty: 'No ritual is shown here yet.',
  emptyText:
    'A ritual appears here once it has been performed and the person who ordered it agrees to show it. The list has no names and no wishes.',
  toRituals: 'Choose a ritual',
  loading: 'Loading the performed rituals',
  failed: 'The list could not be loaded.',
  retry: 'Try again',
  drawing: 'A drawing, not a photograph',
  /** Texts that explain how a ritual comes into the archive. */
  how: {
    title: 'How a ritual gets on this list',
    steps: [
      {
        title: 'The ritual has been performed',
        text: 'Its page is published, with the date, the place, the priest and the pictures. Only the person who ordered has the link.',
      },
      {
        title: 'The customer has agreed',
        text: 'The person who ordered ticks a box on the page of the ritual. It can be unticked on any day; then the entry disappears.',
      },
      {
        title: 'Private details are hidden',
        text: 'No names, no initials, no wish, no order number, no time of day. We check every picture first.',
      },
    ],
    check: 'Do you have the number of a certificate? Check it',
  },
  /** Texts about invented entries in a sandbox. */
  examples: {
    title: 'What the list looks like: samples',
    text: 'This is a sandbox. The rituals below are invented, and drawings stand in for photographs.',
  },
  /** Texts about a complete sample proof with invented people. */
  sample: {
    title: 'What you receive: a sample',
    text: 'The people, the day and the number are invented. This is what you find on the page of your own ritual.',
    stamp: 'Sample',
    certificate: 'Open the sample certificate',
    page: 'Open the sample page',
  },
  consent: {
    invitation: 'Is this your order? Only you can show the ritual in the public archive or remove it.',
    signIn: 'Sign in',
    title: 'Show it to others?',
    text: 'The archive of performed rituals helps people who are still deciding. It shows the ritual, its place and day, the priest, and the photographs that we have checked. Your name, the wish and the number of the order are not shown.',
    agree: 'I agree to have this ritual shown in the public archive without my name',
    show: 'Show in the archive',
    needed: 'Tick the box first: without your consent we show nothing.',
    given: (day: string) => `You agreed on ${day} to have this ritual shown in the archive.`,
    hidden: 'It is not shown at the moment, because its page has been removed.',
    open: 'Open the archive',
    withdraw: 'Remove from the archive',
    failed: 'That did not work. Nothing has changed; please try again.',
  },
}

export type ArchiveMessages = typeof en

import { countEn, pluralEn, termEn } from '#base/i18n.ts'

/** Texts of the public page of a performed ritual, of its certificate, and of the page that verifies a number, in English. */
export const en = {
  page: {
    title: (ritual: string) => `${ritual}: performed`,
    notFoundTitle: 'Page not found',
    notFoundText: 'The link may have been mistyped, or the owner has removed the page.',
    correctionTitle: 'This page is being corrected',
    correctionText:
      'We found something to correct on the page of this ritual. The page and the certificate will come back at this address. You need to do nothing.',
    notRead: 'This page could not be opened',
    notReadText: 'Nothing is lost. Check your connection and try again.',
    retry: 'Try again',
    home: 'To the home page',
    performed: (moment: string) => `Performed: ${moment}`,
    performedSpan: (from: string, to: string) => `Performed from ${from} to ${to}`,
    facts: 'How it was performed',
    place: 'Place',
    time: 'Time in India',
    panchang: 'Panchang',
    paksha: { shukla: 'waxing moon', krishna: 'waning moon' },
    nakshatra: (name: string) => `nakshatra ${name}`,
    festival: 'Festival',
    priest: 'Priest',
    names: 'Names read',
    sankalpa: 'The sankalpa as it was read',
    readOn: (day: string, place: string) =>
      `${day}, ${place}, the first day. The priest first names the day, then the people and the wish.`,
    /** The parts of a day in the almanac, in the order of recitation. */
    parts: {
      samvatsara: 'Year',
      ayana: 'Half of the year',
      ritu: 'Season',
      masa: 'Month',
      paksha: 'Half of the month',
      tithi: 'Lunar day',
      vara: 'Weekday',
      nakshatra: 'Nakshatra',
      yoga: 'Yoga',
    },
    hiddenNames: 'You see initials instead of names, and no wish: only the person who ordered sees them.',
    signIn: 'Is this your order? Sign in',
    performer: 'Who performed it',
    performsSince: (year: number) => `performing since ${year}`,
    invented: 'A sample: this person is invented.',
    log: 'Day by day',
    media: 'Photos and recordings',
    picture: (number: number) => `Photo ${number} of the ritual`,
    document: 'Download the document (PDF)',
    noteTitle: 'From the priest',
    certificate: 'Certificate',
    certificateText: 'A sheet to keep or print. Anyone can check its number.',
    openCertificate: 'Open the certificate',
    download: 'Download PDF',
    number: 'Certificate number',
  },
  term: {
    tier: 'Option',
    tierOf: (tier: string, recitations: string) => [tier, recitations].filter(Boolean).join(', '),
    recitations: (count: number, said: string) => `${said}\u00a0${pluralEn(count, 'recitation', 'recitations')}`,
    term: 'Term',
    weeks: termEn,
    span: (from: string, to: string) => `from ${from} to ${to}`,
    days: 'Days',
    count: (days: number, fire: number | null) =>
      fire === null || fire === 0
        ? countEn(days, 'day', 'days')
        : `${countEn(days, 'day', 'days')} of recitation, ${fire >= days ? 'each' : `${fire} of them`} with fire`,
    /** The name of the time of the last offering, for rituals of several days. */
    completed: 'Completed',
  },
  owner: {
    title: 'What others see',
    initials: 'With this link others see initials only, without names and wishes.',
    names: 'With this link others see the names and the sankalpa.',
    withdrawn: 'You have removed this page. Nobody but you can open it, and the certificate’s number is not confirmed.',
    showNames: 'Show the names and the sankalpa',
    showInitials: 'Show initials only',
    withdraw: 'Remove the page',
    giveBack: 'Restore the page',
    failed: 'That did not work. Nothing has changed; please try again.',
  },
  certificate: {
    title: (ritual: string) => `Certificate: ${ritual}`,
    heading: 'Certificate of a performed ritual',
    forWhom: 'Performed for',
    performed: 'Performed',
    check: 'Scan to check this number',
    checkLink: 'Check the number',
    print: 'Print',
    back: 'To the page of the ritual',
  },
  verify: {
    title: 'Check a certificate',
    text: 'Enter the number printed on the certificate. You will see which ritual was performed, when and where; names appear as initials only.',
    field: 'Certificate number',
    hint: 'Twelve letters and digits. To see how a check looks, enter SAMPLE.',
    check: 'Check',
    checking: 'Checking…',
    valid: 'The certificate is genuine',
    where:
      'The number stands below the code, at the bottom right. Scan the code and this page opens. This is a sample.',
    sampleAlt: 'The sample certificate',
    sample: 'A sample: a certificate check looks like this',
    sampleText: 'The ritual and the people are invented. Every real certificate has a number of its own.',
    erased:
      'We issued this certificate. The customer has had their data erased, so there are no names and no photographs.',
    not: {
      unknown: {
        title: 'There is no certificate with this number',
        text: 'Please compare every letter and digit with the certificate. If they are all the same, we did not issue it.',
      },
      'in-correction': {
        title: 'We are correcting this certificate',
        text: 'We issued a certificate with this number and are correcting its page now. Please check again in a few days.',
      },
      withdrawn: {
        title: 'The customer has closed this certificate',
        text: 'We issued a certificate with this number. The customer has taken its page down, so we show nothing about it.',
      },
      revoked: {
        title: 'This certificate is no longer valid',
        text: 'We issued a certificate with this number and have withdrawn it since.',
      },
    },
    failed: 'The check did not work. Please try again in a minute.',
    ritual: 'Ritual',
    place: 'Place',
    initials: 'For',
    priest: 'Priest',
  },
  order: {
    title: 'The ritual has been performed',
    titleMany: 'Rituals performed',
    performed: (day: string, place: string) => `${day}, ${place}`,
    open: 'Photos and recording',
    certificate: 'Certificate',
    withdrawn: 'You have removed this page; only you see it.',
  },
}

export type ProofMessages = typeof en

import { countEn } from '#base/i18n.ts'

/** Texts of the page about the shop. */
export const en = {
  title: 'About us',
  description: 'What this shop is, who performs the rituals, who sells, how to reach us and how a refund works.',
  what: [
    'A shop for Vedic fire rituals. You choose a ritual and a term and write names and a wish. Priests read them at the fire, and you receive photographs or a video of the rite and a certificate with a number that anybody can check.',
    'We promise the rite, not its fruit. A ritual replaces neither a doctor, nor a lawyer, nor your own work.',
  ],
  answers: {
    proof: {
      title: 'How do I know that it was performed?',
      text: (days: number) =>
        `You get a page for your ritual: pictures, notes by day, the names as they were read, the priest and the place. It comes within ${countEn(days, 'day', 'days')} after the last day. We do not publish it without a picture or a video, a priest and a place.`,
      more: 'See performed rituals',
    },
    check: {
      title: 'How can I check it?',
      text: 'Every certificate has a number of its own. Anybody can check it here: the page shows the ritual, the day, the place and the priest, and the names as initials only.',
      more: 'Check a number',
      sample: 'A sample certificate',
    },
    money: {
      title: 'Who takes the money?',
      text: 'The seller named below. You enter your card on the page of a payment service; this shop never sees it. A cryptocurrency transfer goes to an address given for your order. The price on the order is the whole price.',
      more: 'Terms of sale',
    },
    refund: {
      title: 'What if the ritual is not performed?',
      text: 'If we cannot perform the rite, we return everything. Until it has begun, you can also cancel and get your money back. The page about refunds says how and when.',
      more: 'Refunds',
    },
  },
  whoTitle: 'Our priests',
  who: 'The page of your order names the priest and the place once we have set them.',
  sample: 'sample',
  whoMore: 'Meet the priests',
  sellerTitle: 'Who sells',
  example: 'This is a sandbox: these facts are an example, not a real company.',
  noSeller: 'The seller has not been named yet, so this shop takes no money.',
  seller: {
    name: 'Name',
    registration: 'Registration',
    address: 'Address',
    country: 'Country',
    since: 'In business since',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Hours',
  },
  reachTitle: 'How to reach us',
  reach: 'Write to us. A person answers.',
}

export type AboutMessages = typeof en

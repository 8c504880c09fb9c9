/** Texts of the page about the shop. */
export const en = {
  title: 'About us',
  description: 'What this shop is, who performs the rituals, who sells, how to reach us and how a refund works.',
  whatTitle: 'What we are',
  what: [
    'A shop of Vedic fire rituals. You choose a ritual and a term and write names and a wish. Priests read them at the fire, and you receive photographs or a film of the rite and a certificate with a number that anybody can check.',
    'We promise the rite, not its fruit. A ritual replaces neither a doctor, nor a lawyer, nor your own work.',
  ],
  whoTitle: 'Our priests',
  who: 'Every rite is led by a priest with a name. The proof of your ritual names him and the place.',
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
    phone: 'Phone',
    email: 'E-mail',
  },
  reachTitle: 'How to reach us',
  reach: 'Write to us. A person answers.',
  refundTitle: 'How a refund works',
  refund:
    'Until the rite has begun you can call the order off and get your money back. If we cannot perform it, we return everything. The page about refunds says how and when.',
  refundMore: 'Refunds',
  offer: 'Terms of sale',
}

export type AboutMessages = typeof en

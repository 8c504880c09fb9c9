import type { CategoryId, Tier } from './model-terms.ts'

const tiers: Record<Tier, { label: string; description: string }> = {
  basic: { label: 'Basic', description: 'The standard order, with your names and your sankalpa.' },
  enhanced: { label: 'Enhanced', description: 'The same order, repeated through a full lunar cycle.' },
  premium: { label: 'Premium', description: 'More recitations and more priests at the fire.' },
}

const categories: Record<CategoryId, { name: string; description: string }> = {
  careerSuccess: {
    name: 'Work and prosperity',
    description: 'Beginnings, trade, study for a profession, a household in order.',
  },
  healthHealing: {
    name: 'Health',
    description: 'Rituals asked for strength and a long life. A ritual does not replace a doctor.',
  },
  familyRelationships: { name: 'Family', description: 'Marriage, accord at home, children and parents.' },
  protectionPurification: {
    name: 'Protection and purification',
    description: 'Clearing the way, appeasing the planets, keeping house and road safe.',
  },
  spiritualWisdom: { name: 'Knowledge and practice', description: 'Study, speech, mantra and steady practice.' },
}

export const en = {
  tiers,
  categories,
  card: {
    from: (price: string) => `from ${price}`,
    more: 'Details',
    perIntention: (price: string) => `${price} per intention`,
  },
  page: {
    comprises: { days: 'Days with a fire', recitations: 'recitations', priests: 'priests' },
    home: 'Home',
    articles: 'Articles',
    breadcrumb: 'You are here',
    readingTime: (minutes: number) => `${minutes} min read`,
    author: 'Vedic Practices Master',
    updated: 'Updated',
    share: 'Share',
    linkCopied: 'Link copied',
    order: 'Order this ritual',
    orderHint: 'The price is for the whole term.',
    select: 'Select',
    chooseTier: 'Choose a tier',
    chooseTierReason: 'Choose an option to add it',
    addToCart: 'Add to cart',
    checkOutNow: 'Check out now',
    chooseIntentions: 'Choose intentions',
    intentionHint: 'Each intention is a separate three-week ritual.',
    added: 'Added to cart',
    addedText: (name: string, tier: string) => `${name} - ${tier} added to cart`,
    term: { 0.5: '2 weeks', 1: '1 month' } as Record<number, string>,
    included: 'What is included',
    consultation: 'Ask before ordering',
    consultationText: 'We help you choose a ritual and a day. A person answers.',
    askProgram: 'Or ask the program right now',
    writeMail: 'Send an e-mail',
    writeMessenger: 'Ask on Telegram',
    contents: 'Contents',
    related: 'Related rituals',
    contacts: 'Contacts',
    mantra: 'Mantra',
    unavailable: 'The text is temporarily unavailable.',
    readNext: 'Rituals named here',
    moreArticles: 'Read on',
    previous: 'Previous article',
    next: 'Next article',
  },
  notFound: {
    title: 'Article not found',
    text: 'Sorry, this article does not exist or is temporarily unavailable.',
    back: '← Back to articles',
    ritualTitle: 'Ritual not found',
    ritualText: 'Sorry, this ritual does not exist or is temporarily unavailable.',
    ritualBack: 'Back to rituals',
    badRitualId: 'Invalid ritual ID',
    badArticleId: 'Invalid article ID',
  },
}

export type CatalogueMessages = typeof en

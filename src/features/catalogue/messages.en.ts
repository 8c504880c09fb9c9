import { pluralEn } from '#base/i18n.ts'
import type { CategoryId, Tier } from './model-terms.ts'
import type { IntentionGroup, IntentionId } from './model-intentions.ts'

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
    description: 'Clearing the way, quieting the planets, keeping house and road safe.',
  },
  spiritualWisdom: { name: 'Knowledge and practice', description: 'Study, speech, mantra and steady practice.' },
}

const intentionGroups: Record<IntentionGroup, string> = {
  health: 'Health and wellbeing',
  finance: 'Finance and career',
  protection: 'Protection and safety',
  family: 'Family and relationships',
  vastu: 'Home and property (Vastu)',
  spirit: 'Spiritual development',
}

const intentions: Record<IntentionId, string> = {
  strength: 'Strength of body',
  recovery: 'Recovery after an illness',
  sleep: 'Quiet sleep',
  'clear-mind': 'A calm, clear mind',
  'healthy-pregnancy': 'An easy pregnancy and birth',
  'long-life': 'Long life for elders',
  'steady-income': 'A steady income',
  'new-work': 'Finding work',
  'new-business': 'Opening a business',
  'release-from-debt': 'Release from debt',
  'safe-journey': 'A safe journey',
  'safe-home': 'A safe home',
  'court-matter': 'A fair outcome in court',
  'ill-will': 'Protection from ill will',
  'meeting-a-partner': 'Meeting a partner',
  'accord-of-spouses': 'Accord between spouses',
  'birth-of-a-child': 'The birth of a child',
  'growing-children': 'Children growing up',
  'ageing-parents': 'Care for ageing parents',
  reconciliation: 'Reconciliation of relatives',
  'new-house': 'Moving into a new house',
  purchase: 'Buying land or a home',
  sale: 'Selling property',
  'harmony-of-a-house': 'Harmony of a house',
  'study-of-scripture': 'Study of scripture',
  'steady-practice': 'Steadiness in practice',
  'finding-a-teacher': 'Finding a teacher',
  ancestors: 'Honouring the ancestors',
  gratitude: 'Gratitude',
}

export const en = {
  tiers,
  categories,
  intentionGroups,
  intention: (id: string) => (intentions as Record<string, string>)[id] ?? 'Special intention',
  home: {
    title: 'Vedic fire rituals',
    seoDescription:
      'Order a yagya, a Vedic fire ritual, performed in your name: choose it, name the participants, follow it to the end.',
    hero: 'A fire ritual performed in your name',
    lead: 'Choose a yagya and name those it is for. The priests perform it with your sankalpa; you follow it to the end.',
    choose: 'Choose a ritual',
    how: 'How it goes',
    catalogue: 'Choose a ritual',
    all: 'All',
    emptyCategory: 'There are no rituals in this category yet',
    howTitle: 'How it goes',
    steps: [
      { title: 'You choose', text: 'A ritual, its tier and its length. The price on the card is the whole price.' },
      { title: 'You name', text: 'The participants and your sankalpa, the wish in your own words.' },
      { title: 'It is performed', text: 'The priests read the names aloud and make the offerings for the full term.' },
      { title: 'You receive', text: 'A recording and a certificate on the page of your order.' },
    ],
    contactTitle: 'A question before you choose?',
    contactText: 'Write to us: a person answers.',
  },
  card: {
    from: (price: string) => `from ${price}`,
    more: 'Details',
    perIntention: (price: string) => `${price} per intention`,
  },
  list: {
    title: 'Vedic Rituals',
    intro: 'What a yagya is, how it is performed and what each ritual is asked for.',
    empty: 'Articles coming soon',
    more: 'Read more',
    ritualBadge: 'Ritual',
    articleBadge: 'Article',
    count: (count: number) => `${count} ${pluralEn(count, 'article', 'articles')}`,
  },
  page: {
    home: 'Home',
    articles: 'Articles',
    breadcrumb: 'You are here',
    readingTime: (minutes: number) => `${minutes} min read`,
    author: 'Vedic Practices Master',
    updated: 'Updated',
    order: 'Order this ritual',
    orderHint: 'The price is for the whole term.',
    select: 'Select',
    chooseTier: 'Choose a tier',
    chooseTierReason: 'Choose an option to add it',
    addToCart: 'Add to cart',
    chooseIntentions: 'Choose intentions',
    intentionHint: 'Each chosen intention is a ritual of three weeks.',
    added: 'Added to cart',
    addedText: (name: string, tier: string) => `${name} - ${tier} added to cart`,
    term: { 0.5: '2 weeks', 1: '1 month' } as Record<number, string>,
    included: 'What is included',
    consultation: 'Ask before ordering',
    consultationText: 'We help to choose a ritual and its day. A person answers.',
    writeMail: 'Write an e-mail',
    writeMessenger: 'Write in Telegram',
    contents: 'Contents',
    related: 'Related rituals',
    contacts: 'Contacts',
    mantra: 'Mantra',
    unavailable: 'The text is temporarily unavailable.',
    readNext: 'Rituals named in the article',
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
  errors: {
    'catalogue.ritual-not-found': 'There is no such ritual.',
    'catalogue.article-not-found': 'There is no such article.',
  } as Record<string, string>,
}

export type CatalogueWords = typeof en

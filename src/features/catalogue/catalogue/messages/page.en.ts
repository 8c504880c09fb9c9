import { en as refund } from './page-refund.en.ts'
import { countEn, pluralEn } from '#base/i18n.ts'
import type { TierNumber } from '#base/settings.ts'
import type { Tier } from '../model-terms.ts'

const tiers: Record<Tier, { label: string; description: string }> = {
  basic: { label: 'Basic', description: 'The standard rite, with your names and your wish.' },
  enhanced: { label: 'Enhanced', description: 'The same rite, with recitation for a month.' },
  premium: { label: 'Premium', description: 'The fullest form of the rite.' },
}

/** A term in weeks as text. */
const termText = (weeks: number): string =>
  weeks % 4 === 0 ? countEn(weeks / 4, 'month', 'months') : countEn(weeks, 'week', 'weeks')
const forTerm = (weeks: number): string =>
  weeks === 1 ? 'for a week' : weeks === 4 ? 'for a month' : `for ${termText(weeks)}`

export const en = {
  tiers,
  card: {
    from: (price: string, weeks: number) => `from ${price} ${forTerm(weeks)}`,
    chosen: (price: string, weeks: number) => `${price} ${forTerm(weeks)}`,
    /** The price with its term, in the form that fits into a sentence. */
    said: (price: string, weeks: number) => `${price} ${forTerm(weeks)}`,
    more: 'Details',
    perIntention: (price: string, weeks: number) => `${price} per intention ${forTerm(weeks)}`,
  },
  page: {
    comprises: {
      recitations: (count, said) => `${said}\u00a0${pluralEn(count, 'recitation', 'recitations')}`,
      priests: (count, said) => `${said}\u00a0${pluralEn(count, 'priest', 'priests')}`,
      hours: (count, said) => `${said}\u00a0${pluralEn(count, 'hour', 'hours')} of fire a\u00a0day`,
    } as Record<Exclude<TierNumber, 'days'>, (count: number, said: string) => string>,
    days: (all: number, fire: number) =>
      fire >= all
        ? `${countEn(fire, 'day', 'days')} with fire`
        : `${countEn(all, 'day', 'days')} of recitation, ${fire} of\u00a0them with fire`,
    orShorter: (term: string, weeks: number, price: string) => `${term}, or ${termText(weeks)} for ${price}`,
    daysBetween: 'On days without fire the priests recite the mantra with beads.',
    exampleNumbers: 'Sample figures: this is a sandbox.',
    playFilm: 'Play the video of a rite',
    performers: 'Our priests',
    performersText: {
      one: 'He leads the rite; the page you receive names him.',
      several: 'One of them leads the rite; the page you receive names him.',
      /** Shown only if the numbers of the tiers include the priests. */
      helpers: 'Each option says how many priests sit at the fire in all.',
    },
    performersMore: 'About the priests',
    sample: 'sample',
    home: 'Home',
    articles: 'Articles',
    breadcrumb: 'You are here',
    readingTime: (minutes: number) => `${minutes} min read`,
    author: 'Vedic Practices Master',
    updated: 'Updated',
    share: 'Share',
    linkCopied: 'Link copied',
    order: 'Order this ritual',
    earliest: (day: string) => `Earliest start: ${day}`,
    orderHint:
      'Price and numbers are for the whole term named first. A month is 4 weeks (28 days). Other terms can be chosen in the cart.',
    recordingWithin: (days: number) =>
      `We send the photographs or the video of the rite, and the certificate, within ${countEn(days, 'day', 'days')} after the last day.`,
    refund,
    certificateSample: 'Sample certificate',
    pageSample: 'Sample page of a ritual',
    select: 'Select',
    chooseTier: 'Choose an option',
    chooseTierReason: 'Choose an option to add it',
    addToCart: 'Add to cart',
    inCart: 'In the cart\u00a0· Check out',
    checkOutNow: 'Check out now',
    chooseIntentions: 'Choose intentions',
    intentionHint: 'Each intention is a separate three-week ritual.',
    added: 'Added to cart',
    addedText: (name: string, tier: string) => `${name} - ${tier} added to cart`,
    openCart: 'Open the cart',
    term: termText,
    included: 'What is included',
    beside: 'Beside the text',
    consultation: 'Ask before ordering',
    consultationText: 'We help you choose a ritual and a day. A person answers.',
    askProgram: 'Or ask the consultant: a program answers',
    writeMail: 'Send an e-mail',
    writeMessenger: 'Ask on Telegram',
    contents: 'Contents',
    related: 'Related rituals',
    contacts: 'Contacts',
    listen: 'Listen to the mantra',
    mantra: 'Mantra',
    loading: 'The page is loading',
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
    badRitualText: 'The link does not say which ritual. All of them are in one list.',
    badArticleText: 'The link does not say which article. All of them are in one list.',
  },
}

export type CatalogueMessages = typeof en

import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import { pluralEn, termEn } from '#base/i18n.ts'
import type { TermKey } from '#base/ritual-terms.ts'
import { publication } from './admin-publication.en.ts'
import type { CommonField, Origin, RecordState, WordField } from '../model.ts'

const fields: Record<WordField | CommonField, string> = {
  name: 'Name',
  intro: 'Introduction',
  description: 'Short description',
  content: 'Text',
  features: 'What is included',
  tags: 'Tags',
  mantra_transliteration: 'Mantra in transliteration',
  mantra_translation: 'Translation of the mantra',
  seo_title: 'Title for search',
  seo_description: 'Description for search',
  keywords: 'Search words',
  price: 'Price per month',
  terms: 'Prices and terms',
  tiers: 'What each tier contains',
  chosen_category: 'Category',
  mantra: 'Mantra in Devanagari',
  recording_url: 'Recording of the mantra',
  image_url: 'Picture',
  author: 'Author',
  related: 'Related rituals',
}

const hints: Partial<Record<WordField | CommonField | 'tierPrices', string>> = {
  intro: 'Under the title on the page and on the card of the list.',
  description: 'On the card of the ritual.',
  price: 'Only people who are trusted with the shop’s money set prices.',
  tiers: 'Empty fields take the numbers that the settings have for all rituals.',
  terms: 'Tick the terms of a tier only where they differ from those in the settings.',
  tierPrices:
    'The shop keeps one price for a ritual, and the three fields show it for each tier: a change of one changes all tiers and all terms. A tier costs a whole number of dollars.',
  seo_title: 'The shop adds its name after it.',
  keywords: 'The shop’s own search finds the page by these; readers do not see them.',
  features: 'Each line is one point of the list beside the text.',
  recording_url: 'MP3 or M4A from the library. It sounds when a reader presses the button, never by itself.',
  image_url: 'While there is none, the page and the cards show the drawn yantra.',
  related: 'Names of rituals, in the order in which they are offered.',
}

/** Hints for an article that differ from those for a ritual. */
const articleHints: typeof hints = {
  description: 'On the card of the article.',
  image_url: 'Pages and cards of articles have no pictures: this one is seen nowhere and can be taken away.',
}

const origins: Record<Origin, string> = {
  shipped: 'As it came with the shop',
  created: 'Created',
  edited: 'Edited',
  restored: 'Restored',
  proposal: 'Taken from a release',
}

type KindMessages = {
  all: string
  one: string
  create: string
  back: string
  count: (count: number) => string
  unknown: string
}

const kinds: Record<RecordKind, KindMessages> = {
  ritual: {
    all: 'Rituals',
    one: 'Ritual',
    create: 'New ritual',
    back: 'All rituals',
    count: (count) => `${count} ${pluralEn(count, 'ritual', 'rituals')}`,
    unknown: 'There is no such ritual',
  },
  article: {
    all: 'Articles',
    one: 'Article',
    create: 'New article',
    back: 'All articles',
    count: (count) => `${count} ${pluralEn(count, 'article', 'articles')}`,
    unknown: 'There is no such article',
  },
}

export const en = {
  numbers: { recitations: 'Recitations', priests: 'Priests', hours: 'Hours a day', days: 'Days of fire' },
  offered: {
    of: {
      basic: 'Basic',
      enhanced: 'Enhanced',
      premium: 'Premium',
      intention: 'For each intention',
    } as Record<TermKey, string>,
    price: (tier: string, term: string) => `${tier}, ${term}`,
    /** The price from which the other prices are calculated. It is also the price of one tier. */
    main: (price: string, tier: string) => `${tier}, ${price.toLowerCase()}`,
    changes: (prices: string) => `Once saved and published, these prices change: ${prices}.`,
    asInShop: (terms: string) => `Now as in the settings: ${terms}`,
    term: termEn,
  },
  kinds,
  fields,
  hints,
  articleHints,
  states: { draft: 'Draft', published: 'Published', changed: 'Has unpublished changes' } satisfies Record<
    RecordState,
    string
  >,
  origins,
  languages: { ru: 'Russian', en: 'English' },
  list: {
    search: 'Name or address',
    state: 'State',
    anyState: 'Any state',
    name: 'Name',
    written: 'Written',
    price: 'Price per month',
    edited: 'Edited',
    place: 'Position',
    never: 'Never',
    scheduled: (at: string) => `Goes live ${at}`,
    proposal: 'An update brings changes',
    actions: (name: string) => `Actions: ${name}`,
    up: 'Move up',
    down: 'Move down',
    first: 'Move to the top',
    isFirst: 'Already first',
    isLast: 'Already last',
    narrowed: 'Clear the filters to change the order',
    open: 'Open the page',
    noPage: 'It is not published',
    drag: (name: string) => `Move ${name}`,
    dragHow:
      'Press Space to pick the row up, the arrows to move it, Space again to put it down, Escape to leave it where it was.',
    picked: (name: string) => `${name} is picked up.`,
    over: (name: string, place: number) => `${name} is over position ${place}.`,
    dropped: (name: string, place: number) => `${name} is now in position ${place}.`,
    dropCancelled: (name: string) => `${name} stays where it was.`,
    orderFailed: 'The order was not saved',
    empty: 'There is nothing here yet.',
    emptyFiltered: 'Nothing matches these filters.',
  },
  meter: (filled: number, total: number, lang: string) => `${lang}: ${filled} of ${total} fields filled in`,
  mark: { filled: 'filled in', empty: 'empty', needed: 'empty, and needed to publish' },
  create: {
    nameRu: 'Name in Russian',
    nameEn: 'Name in English',
    id: 'Page address',
    idHint:
      'Latin letters, digits and hyphens. If left empty, it is made from the Russian name. It never changes afterwards.',
    submit: 'Create a draft',
  },
  editor: {
    tabs: {
      text: 'Texts',
      prices: 'Prices and terms',
      page: 'Page',
      search: 'Search and cards',
      versions: 'Versions',
      addresses: 'Addresses',
    },
    sections: 'Parts of the editor',
    view: 'Languages shown',
    views: { both: 'Both', ru: 'RU', en: 'EN' },
    common: 'The same in both languages',
    mantraPart: 'Mantra',
    searchPart: 'For search engines',
    save: 'Save draft',
    saved: 'The draft is saved',
    unsaved: 'Unsaved changes',
    allSaved: 'Everything is saved',
    keptHere: 'Not saved yet; kept in this browser',
    more: 'More actions',
    category: (name: string) => `By its words: ${name}`,
    leave:
      'What you changed is not saved yet. It is kept in this browser, and you can take it up again. Leave the page?',
    kept: {
      title: 'There are unsaved changes of yours here',
      text: (at: string) => `They are from ${at} and were kept in this browser.`,
      take: 'Go on with them',
      drop: 'Discard them',
    },
    leaveNow: 'Leave',
    readOnly: 'Your role can read these texts but not change them.',
    changedSince: (version: number) => `Readers see version ${version}`,
    previewBeside: 'The page as it will look',
    faultsTitle: 'This keeps it from being saved',
  },
  publication,
  markdown: {
    tools: 'Formatting',
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    list: 'List',
    quote: 'Quotation',
    link: 'Link',
    table: 'Table',
    picture: 'Picture of the library',
    words: (words: number, minutes: number) =>
      `${words.toLocaleString('en')} ${pluralEn(words, 'word', 'words')} · ${minutes} min to read`,
    sample: { bold: 'text', italic: 'text', link: 'text', table: '| Column | Column |\n|---|---|\n|  |  |' },
  },
  lines: {
    add: 'Add a line',
    item: (place: number) => `Line ${place}`,
    remove: (place: number) => `Remove line ${place}`,
    hint: 'Enter adds a line, Backspace in an empty one removes it, Alt with an arrow moves it.',
  },
  preview: {
    title: (lang: string) => `The page as readers will see it, ${lang}`,
    width: 'Width',
    phone: 'Phone',
    desktop: 'Desktop',
    loading: 'The page is being drawn',
  },
  search: {
    result: 'In search results',
    card: 'When somebody shares the link',
    lengths: 'Lengths',
    title: (length: number, most: number) => `Title: ${length} of ${most} characters with the shop’s name`,
    description: (length: number, most: number) => `Description: ${length} of ${most} characters`,
    fits: 'fits',
    cut: 'will be cut off',
    short: 'rather short',
    noPicture: 'The picture of the card is drawn when the page is published.',
    fallsBack: 'The name and the introduction are used for what is empty here.',
  },
  versions: {
    version: (n: number) => `Version ${n}`,
    readersSee: 'On the site now',
    newest: 'Newest',
    by: (name: string) => `by ${name}`,
    from: (n: number) => `from version ${n}`,
    compare: 'Compare with',
    beforeThis: 'the one before it',
    newestVersion: 'the newest',
    restore: 'Restore',
    restoreTitle: (n: number) => `Restore version ${n}?`,
    restoreText: 'Its texts become a new draft. Nothing is lost: the present texts stay as a version too.',
    restored: 'A new draft is made from it',
    restoreTextLive: 'Readers see its texts at once. Nothing is lost: the present texts stay as a version too.',
    restoredLive: 'Restored. Visitors see it now.',
    isNewest: 'These are the newest texts.',
    saveFirst: 'Save or discard your changes first.',
    same: 'The texts are the same.',
    noEarlier: 'There is no earlier version.',
    before: 'Before',
    after: 'After',
    list: 'All versions',
    changed: (count: number) => `${count} ${pluralEn(count, 'field', 'fields')} changed`,
    empty: 'empty',
  },
  addresses: {
    own: 'Page address',
    others: 'Other addresses that lead to it',
    othersText: 'Whoever opens one of these arrives at the page. Useful if it had another name.',
    none: 'There are no other addresses.',
    add: 'Add',
    label: 'Another address',
    remove: (alias: string) => `Remove ${alias}`,
  },
  conflict: {
    title: 'Somebody saved this text while you wrote',
    text: 'Changes made by only one of you are already merged. Choose for the rest; nothing is lost, their text stays as a version.',
    nothing: 'You changed different fields, so both texts are merged. Look it through and save.',
    mine: 'Yours',
    theirs: 'Theirs',
    save: 'Save this version',
    close: 'Back to the text',
  },
  proposal: {
    title: 'An update of the shop brings other texts',
    text: (count: number) =>
      `${count} ${pluralEn(count, 'field', 'fields')} to decide: take the new text or keep yours.`,
    open: 'Decide',
    dialogTitle: 'Texts of the update',
    keep: 'Keep this',
    take: 'Take the new',
    own: 'You wrote this yourself',
    settle: 'Done',
    settled: 'It is settled',
    allTake: 'Take all',
    allKeep: 'Keep all',
  },
  noSuch: 'It may have another address.',
}

export type EditorMessages = typeof en

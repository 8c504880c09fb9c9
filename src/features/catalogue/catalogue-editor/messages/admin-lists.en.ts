import { pluralEn } from '#base/i18n.ts'
import type { CategoryColour, CategoryIcon } from '#features/catalogue/catalogue-lists/model.ts'

const icons: Record<CategoryIcon, string> = {
  jar: 'Full jar',
  leaf: 'Leaf',
  rings: 'Two rings',
  shield: 'Shield',
  lotus: 'Lotus',
  sun: 'Sun',
  lamp: 'Lamp',
  book: 'Book',
}

const colours: Record<CategoryColour, string> = {
  ochre: 'Ochre',
  leaf: 'Green',
  rose: 'Rose',
  azure: 'Blue',
  violet: 'Violet',
}

/** Texts of the editor for intentions and categories. Loaded with the editor. */
export const en = {
  kinds: {
    intentions: {
      title: 'Special intentions',
      text: 'What customers tick when they order the special intention. Whatever you save is offered at once.',
      tab: 'Intentions',
    },
    categories: {
      title: 'Categories of rituals',
      text: 'The five categories of the home page and of the page “Ritual categories”. A ritual’s description decides its category.',
      tab: 'Categories',
    },
  },
  save: 'Save',
  saved: 'Saved: readers already see it',
  unchanged: 'Nothing has changed',
  groupName: 'Name of the group',
  intention: 'Intention',
  name: 'Name',
  description: 'Description',
  icon: 'Icon',
  colour: 'Colour',
  icons,
  colours,
  hidden: 'Hidden',
  shown: 'Offered',
  group: 'Group',
  order: {
    groups: 'Order of the groups',
    intentions: 'Order of the intentions',
    categories: 'Order of the categories',
  },
  count: (offered: number, hidden: number) =>
    `${offered} ${pluralEn(offered, 'intention', 'intentions')}${hidden > 0 ? `, ${hidden} hidden` : ''}`,
  add: 'Add an intention',
  addTo: (group: string) => `Add an intention to “${group}”`,
  newOne: 'New intention',
  empty: 'There is nothing in this group: customers do not see it.',
  hide: 'Hide',
  show: 'Offer again',
  moveTo: (group: string) => `Move to “${group}”`,
  remove: 'Remove',
  removed: (name: string) => `Removed: ${name}. It is gone once you save.`,
  undo: 'Undo',
  removal:
    'A removed intention keeps its name in orders. Customers who have it in the cart are asked to take it out. To stop offering it and still let those carts be paid, hide it instead.',
}

export type ListMessages = typeof en

import { countEn } from '#base/i18n.ts'

export const publication = {
  publish: 'Publish',
  publishChanges: 'Publish the changes',
  dialogTitle: 'Publish',
  unsavedFirst: 'Your changes are saved with it.',
  savedMeanwhile:
    'Somebody saved another version meanwhile, and nothing was published. It is on the page now: look at it first.',
  missing: 'Before it is published, these have to be filled in:',
  now: 'Now',
  later: 'At a set time',
  at: 'When',
  atHint: (zone: string) => `Your time, ${zone}`,
  atPast: 'This time has passed',
  schedule: 'Schedule',
  scheduled: (version: number, at: string) => `Version ${version} goes live ${at}`,
  unschedule: 'Cancel the scheduled publication',
  withdraw: 'Unpublish',
  withdrawTitle: 'Unpublish it?',
  withdrawText:
    'Its page will answer “not found”. It disappears from the menu, the home page, the lists and the search by itself. The texts and all versions stay here.',
  withdrawRedirected:
    'Whoever opens the old address arrives at the chosen page. The record disappears from the menu, the home page, the lists and the search by itself. The texts and all versions stay here.',
  links: 'These pages link to it. Change them, or choose where readers should arrive:',
  noLinks: 'No text of a ritual or an article links to it.',
  related: (count: number) =>
    `${countEn(count, 'article names', 'articles name')} it among related rituals; it disappears there by itself.`,
  redirect: 'Where the old address leads',
  noRedirect: 'Nowhere: “not found”',
  fixedPages: { '/': 'Home page', '/rituals': 'All rituals', '/articles': 'All articles', '/options': 'Categories' },
  leads: (path: string) => `The address leads to ${path}`,
  published: 'It is published',
  scheduledDone: 'It is scheduled',
  withdrawn: 'It is unpublished',
  notPublished: 'It is not published',
  notScheduled: 'Nothing is scheduled',
}

export type PublicationMessages = typeof publication

export const en = {
  errors: {
    'settings.text-missing': 'Fill this in',
    'settings.text-long': 'This is too long',
    'settings.text-line': 'This must be one line',
    'settings.email': 'This must be an e-mail address',
    'settings.addresses': 'At most ten addresses',
    'settings.link': 'This must be an address that begins with https://',
    'settings.country': 'Countries are two letters each: DE, IN, US',
    'settings.number': 'A whole number from 1 on, or nothing',
    'settings.day': 'Give a day of the calendar',
    'settings.lead': 'A whole number from 0 to 365',
    'settings.blocked-many': 'At most 400 days',
    'settings.ritual': 'There is no such ritual',
    'settings.term-basic': 'Terms are 0.25, 0.5, 1, 2 and 3 months',
    'settings.term-enhanced': 'Terms are 0.25, 0.5, 1, 2 and 3 months',
    'settings.term-premium': 'Terms are 0.25, 0.5, 1, 2 and 3 months',
    'settings.term-intention': 'Terms of an intention are 0.75, 1.5 and 2.25 months',
    'settings.no-term': 'Leave at least one term',
    'settings.logo': 'Choose a picture of the library.',
    'settings.rite-picture': 'Give the address of a picture of the library, such as /media/…/960.webp',
    'settings.rite-film': 'Give the address of a video of the library, such as /media/…/file.mp4',
    'settings.no-method': 'Leave at least one way to pay switched on',
    'settings.no-language': 'Leave at least one language',
  } as Record<string, string>,
}

export type SettingsMessages = typeof en

export const en = {
  skip: 'Skip to content',
  nav: 'Main',
  home: 'Home',
  rituals: 'Rituals',
  articles: 'Articles',
  cart: (count: number) => (count > 0 ? `Cart, ${count}` : 'Cart'),
  cartShort: 'Cart',
  language: 'Language',
  sandboxLine: 'Sandbox, no real money.',
  sandboxLink: 'Open it',
  footer: {
    mail: 'E-mail',
    messenger: 'Messenger',
    theme: 'Theme',
    themes: { system: 'As in the system', light: 'Light', dark: 'Dark' },
    yantras: 'The yantras are drawings and are not used in the rituals.',
  },
  toast: { region: 'Notifications ({hotkey})', close: 'Close', announcement: 'Notification' },
  loading: 'Loading the page',
  notFoundTitle: 'Page not found',
  notFoundText: 'There is no such page, or it has moved.',
  toHome: 'To home',
  fault: {
    title: 'Something went wrong',
    text: 'The page could not be shown. Nothing is lost; please try again.',
    retry: 'Try again',
  },
}

export type AppWords = typeof en

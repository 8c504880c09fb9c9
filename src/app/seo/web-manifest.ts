import type { Lang } from '#base/i18n.ts'
import type { MachineMessages } from '../messages/seo.en.ts'

/** What a system needs to install the shop as an application, in one language. */
export function webManifest({ name, lang, messages }: { name: string; lang: Lang; messages: MachineMessages }): string {
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name: messages.appName(name),
    short_name: name,
    description: messages.summary,
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf7ef',
    theme_color: '#fbf7ef',
    categories: ['lifestyle', 'shopping'],
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: messages.rituals, url: '/rituals' },
      { name: messages.articles, url: '/articles' },
    ],
  })
}

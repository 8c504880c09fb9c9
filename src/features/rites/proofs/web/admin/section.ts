import type { PanelSection, RailSection } from '#ui/layout/panel.ts'
import type { LazyTexts } from '#ui/text/lazy-texts.ts'

/** The texts of proofs and of their files. */
const texts: Record<string, LazyTexts> = {
  media: {
    en: () => import('#features/platform/media/messages/admin.en.ts'),
    ru: () => import('#features/platform/media/messages/admin.ru.ts'),
  },
  priestChoice: {
    en: () => import('#features/rites/priests/messages/admin-choice.en.ts'),
    ru: () => import('#features/rites/priests/messages/admin-choice.ru.ts'),
  },
  proofs: { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') },
}

export const proofs: RailSection = {
  id: 'proofs',
  title: { en: 'Proofs', ru: 'Подтверждения' },
  right: 'proofs.read',
  icon: 'M6 3.5h8L18.5 8v12.5H6zM14 3.5V8h4.5M9 14l2.2 2.2L15.5 12',
  load: async () => (await import('./proofs-page.tsx')).ProofsPage,
  texts,
}

export const proof: PanelSection = {
  id: 'proof',
  title: { en: 'Proof', ru: 'Подтверждение' },
  right: 'proofs.create',
  isBare: true,
  load: async () => (await import('./phone-proof-page.tsx')).PhoneProofPage,
  texts,
}

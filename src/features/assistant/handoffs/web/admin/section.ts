import type { RailSection } from '#ui/layout/panel.ts'

export const questions: RailSection = {
  id: 'questions',
  title: { en: 'Questions', ru: 'Вопросы' },
  right: 'orders.read',
  icon: 'M4 4.5h16v12h-9l-4.500 4v-4H4zM9.500 8.500a2.500 2.500 0 1 1 3.500 2.300q-1 .5-1 1.700M12 14.500v.1',
  load: async () => (await import('./questions-page.tsx')).QuestionsPage,
  texts: {
    questions: { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') },
  },
}

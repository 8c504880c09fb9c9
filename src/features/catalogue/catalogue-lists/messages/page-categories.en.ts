import type { CategoryId } from '../model.ts'

export type CategoryMessages = Record<CategoryId, { name: string; description: string }>

/** The categories that come with a release. The shop shows the categories of the database, which staff may have changed. */
export const en: CategoryMessages = {
  careerSuccess: {
    name: 'Work and prosperity',
    description: 'Beginnings, trade, study for a profession, a household in order.',
  },
  healthHealing: {
    name: 'Health',
    description: 'For strength and a long life. A ritual does not replace a doctor.',
  },
  familyRelationships: { name: 'Family', description: 'Marriage, accord at home, children and parents.' },
  protectionPurification: {
    name: 'Protection and purification',
    description: 'For home and journey, for peace with the planets, for a new start.',
  },
  spiritualWisdom: { name: 'Knowledge and practice', description: 'Study, speech, mantra and spiritual practice.' },
}

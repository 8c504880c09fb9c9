import type { IntentionGroup, IntentionId } from '../model.ts'

const groups: Record<IntentionGroup, string> = {
  health: 'Health and wellbeing',
  finance: 'Finance and career',
  protection: 'Protection and safety',
  family: 'Family and relationships',
  vastu: 'Home and property (Vastu)',
  spirit: 'Spiritual development',
}

const names: Record<IntentionId, string> = {
  strength: 'Strength of body',
  recovery: 'Recovery after an illness',
  sleep: 'Quiet sleep',
  'clear-mind': 'A calm, clear mind',
  'healthy-pregnancy': 'An easy pregnancy and birth',
  'long-life': 'Long life for elders',
  'steady-income': 'A steady income',
  'new-work': 'Finding work',
  'new-business': 'Opening a business',
  'release-from-debt': 'Release from debt',
  'safe-journey': 'A safe journey',
  'safe-home': 'A safe home',
  'court-matter': 'A fair outcome in court',
  'ill-will': 'Protection from ill will',
  'meeting-a-partner': 'Meeting a partner',
  'accord-of-spouses': 'Accord between spouses',
  'birth-of-a-child': 'The birth of a child',
  'growing-children': 'Children growing up',
  'ageing-parents': 'Care for ageing parents',
  reconciliation: 'Reconciliation of relatives',
  'new-house': 'Moving into a new house',
  purchase: 'Buying land or a home',
  sale: 'Selling property',
  'harmony-of-a-house': 'Harmony of a house',
  'study-of-scripture': 'Study of scripture',
  'steady-practice': 'Steadiness in practice',
  'finding-a-teacher': 'Finding a teacher',
  ancestors: 'Honouring the ancestors',
  gratitude: 'Gratitude',
}

/** The special intentions that come with a release. The shop offers the intentions of the database, which staff may have changed. */
export const en = { groups, names }

export type IntentionMessages = typeof en

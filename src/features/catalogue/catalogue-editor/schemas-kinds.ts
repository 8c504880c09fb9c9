import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import * as schemas from './schemas.ts'

/** The paths and operation names for each kind of text, and the schemas that differ between the kinds. */
export const KINDS = {
  ritual: {
    kind: 'ritual',
    path: '/api/admin/service-cards',
    one: 'a ritual',
    noun: 'Service',
    record: schemas.ritualRecord,
    version: schemas.ritualVersion,
    saving: schemas.ritualSaving,
    creation: schemas.ritualCreation,
    settlement: schemas.ritualSettlement,
  },
  article: {
    kind: 'article',
    path: '/api/admin/articles',
    one: 'an article',
    noun: 'Article',
    record: schemas.articleRecord,
    version: schemas.articleVersion,
    saving: schemas.articleSaving,
    creation: schemas.articleCreation,
    settlement: schemas.articleSettlement,
  },
} as const

export type Kind = (typeof KINDS)[RecordKind]

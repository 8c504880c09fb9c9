import type { Feature } from '#server/feature.ts'
import { SEALED_TELEGRAM } from './model.ts'

export const feature: Feature = {
  sealed: [SEALED_TELEGRAM],
}

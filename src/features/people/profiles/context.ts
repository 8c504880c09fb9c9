import type { Shop } from '#server/shop.ts'
import type { PersonalPart } from '#features/people/accounts/context.ts'

/** What the calls for a person's own data need. `parts`: the personal data of each feature. */
export type ProfilesContext = { shop: Shop; parts: PersonalPart[] }

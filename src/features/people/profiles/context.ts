import type { Shop } from '#server/shop.ts'
import type { PersonalPart } from '#features/people/accounts/context.ts'

/** The dependencies of the calls for a person's own data. `parts`: the personal data of each feature. */
export type ProfilesContext = { shop: Shop; parts: PersonalPart[] }

import { z } from 'zod'
import { ID_PATTERN } from '#base/ids.ts'

/** An id made by `newId`. */
export const idParam = z.string().regex(ID_PATTERN)

/** The parameters of an address with one id. */
export const byId = z.object({ id: idParam })

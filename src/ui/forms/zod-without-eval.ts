import { config } from 'zod'

// Zod tests whether it may compile code when a schema is created. The content security policy of our pages reports that as a violation,
// so this module must load before any schema. The server has no such policy, and compiled schemas are faster there.
if (typeof window !== 'undefined') config({ jitless: true })

import { config } from 'zod'

// When a schema is created, Zod tests whether it may compile code. The content security policy of our pages reports this test as a
// violation, so this module must load before any schema. The server has no such policy, and compiled schemas are faster there.
if (typeof window !== 'undefined') config({ jitless: true })

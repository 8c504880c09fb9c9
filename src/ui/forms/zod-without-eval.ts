import { config } from 'zod'

// Zod tries whether it may compile code when a schema is made. The content security policy of our pages reports that as a violation, so
// this module comes before any schema. The server has no such policy, and its schemas are faster when they are compiled.
if (typeof window !== 'undefined') config({ jitless: true })

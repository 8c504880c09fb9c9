// Builds what browsers load (dist/client) and what renders pages on the server (dist/ssr). Run through `npm run build`.
import { build } from 'vite'
import { ROOT } from './processes.mjs'

process.env.NODE_ENV = 'production'
await Promise.all([build({ root: ROOT }), build({ root: ROOT, build: { ssr: true } })])

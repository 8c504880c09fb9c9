// Builds the browser bundles (dist/client, and dist/staff for the staff panel), the server rendering (dist/ssr) and the server
// (dist/server). Run it through `npm run build`.
import path from 'node:path'
import { build } from 'vite'
import { keepEarlierFiles } from './previous-build-files.ts'
import { ROOT } from './processes.mjs'
import { bundleServer } from './server-bundle.ts'

process.env.NODE_ENV = 'production'
keepEarlierFiles(path.join(ROOT, 'dist'))
await Promise.all([
  build({ root: ROOT }),
  build({ root: ROOT, mode: 'staff' }),
  build({ root: ROOT, build: { ssr: true } }),
  bundleServer(),
])

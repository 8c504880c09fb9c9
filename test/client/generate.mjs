// Generates a typed client of an OpenAPI document: node generate.mjs <document> <folder>
import { registerHooks } from 'node:module'

// The generator uses the compiler's API, which TypeScript 7 does not have. This package provides the last compiler with this API.
registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? '@ts-morph/common/dist/typescript.js' : name, context),
})
const { createClient } = await import('@hey-api/openapi-ts')
const [, , input, output] = process.argv
await createClient({
  input,
  output: { path: output, module: { extension: '.ts' } },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  logs: { level: 'error' },
})

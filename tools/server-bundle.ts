import path from 'node:path'
import { build, type Plugin } from 'vite'
import { ROOT } from './processes.mjs'

const FOLDER = path.join(ROOT, 'dist/server')

/**
 * Packages that are not bundled: platform binaries, packages that look for files beside themselves, and development tools. `pg` looks for
 * `pg-native` and works without it.
 */
const PACKAGES = /^(?:node:|@electric-sql\/|sharp$|takumi-js|pg$|pg-native$|pino$|vite$)/

/** Keeps `import.meta.url` of the source file, because the paths to `content`, `db/migrations` and `dist` start from it. */
const placeOfSource: Plugin = {
  name: 'place-of-source',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: 'import.meta.url' },
    handler: (code, id) => {
      const source = JSON.stringify(path.relative(FOLDER, id))
      return { code: code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`), map: null }
    },
  },
}

/**
 * Components are not in this bundle: their own bundle (dist/ssr) and, for the panel, the browser render them. The server reads the addresses of
 * pages and the rights of the panel's sections. These files name components and texts, but load none of them.
 */
const withoutComponents: Plugin = {
  name: 'without-components',
  enforce: 'pre',
  resolveId: {
    filter: { id: [/\.tsx$/, /\/messages\//] },
    handler: (id, importer) =>
      id.endsWith('.tsx') || importer?.endsWith('/web/admin/section.ts') ? { id, external: true } : null,
  },
}

/**
 * Bundles the server into a few files (docs/decisions/032). Without bundling, Node would find, read and compile thousands of modules
 * separately. Names and lines stay as in the sources, so that a stack trace shows where something failed.
 */
export async function bundleServer(): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    plugins: [placeOfSource, withoutComponents],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: FOLDER,
      target: 'node24',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: { server: 'src/app/server.ts' },
        external: PACKAGES,
        // All files are in one folder, because `placeOfSource` writes paths relative to it.
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}

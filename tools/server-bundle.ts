import path from 'node:path'
import { build, type Plugin } from 'vite'
import { ROOT } from './processes.mjs'

const FOLDER = path.join(ROOT, 'dist/server')

/**
 * Packages that are not bundled: platform binaries, packages that load files from their own folder, and development tools. `pg` tries to load
 * `pg-native` and works without it.
 */
const PACKAGES = /^(?:node:|@electric-sql\/|sharp$|takumi-js|pg$|pg-native$|pino$|vite$)/

/** Keeps the `import.meta.url` of the source file, because the paths to `content`, `db/migrations` and `dist` are relative to it. */
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
 * Components are not in this bundle. Another bundle (dist/ssr) renders the pages, and the browser renders the panel. The server only reads the
 * addresses of pages and the rights of the panel's sections. The files with this data name components and texts, but do not load them.
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
 * Bundles the server into a few files (docs/decisions/032). Without bundling, Node would find, read and compile thousands of separate modules. Names
 * and lines stay as in the sources, so that a stack trace shows the place of an error.
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
        // All files are in one folder, because `placeOfSource` writes paths relative to this folder.
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}

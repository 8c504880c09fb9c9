import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite'

/** Libraries and parts that the first view of any page loads. */
const CORE =
  /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|zustand)\/|src\/base\/|src\/ui\/(?:tokens|fonts|base|details|sample|table)\.css|src\/ui\/(?:link|query|query-client|words|request|button|spinner|icon|toast|toast-store|progress-line|segmented|notice|card|price|share-button)\.|src\/features\/group-rituals\/web\/group-notice|src\/features\/cart\/(?:rules\.|rules-storage|web\/cart-store)|src\/features\/analytics\/web\/track|src\/features\/catalogue\/(?:rules-pricing|paths|model-terms|web\/(?:yantra|plate|picture|card-price|contacts|words|not-found-card))|src\/app\/(?:shell|panels)\/|preload-helper|rolldown[-/]runtime/

const client: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  target: 'es2022',
  manifest: true,
  // What all of these know is left as it is written: colours in two notations weigh as much as all else that a page wears.
  cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
  modulePreload: false,
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: { 'script-loader': 'src/app/script-loader.ts', browser: 'src/app/browser.tsx' },
    // What every page needs travels as one file: small ones compress worse and cost a request each.
    output: { codeSplitting: { groups: [{ name: 'core', test: CORE }] } },
  },
}

/** The staff's panel: an application of its own, so that nothing of it weighs on public pages. Each section is loaded with its styles. */
const staff: BuildEnvironmentOptions = {
  outDir: 'dist/staff',
  target: 'es2022',
  manifest: true,
  assetsInlineLimit: 0,
  rolldownOptions: { input: { staff: 'src/app/staff/entry.tsx' } },
}

const server: BuildEnvironmentOptions = {
  outDir: 'dist/ssr',
  target: 'node24',
  rolldownOptions: { input: { ssr: 'src/app/ssr.tsx' } },
}

/** The one order of the style layers, first in the file: otherwise whichever module comes first in the bundle decides it. */
const layerOrder: Plugin = {
  name: 'layer-order',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `@layer reset, tokens, base, ui, features;${String(file.source)}`
      }
    },
  },
}

const sheets = globSync('src/**/*.module.css').toSorted()

/**
 * A class by the place of its sheet among all, and its own place in the sheet: the same in both builds, and a third of the weight of a
 * name with a hash in pages and scripts.
 */
function shortName(name: string, file: string): string {
  const sheet = sheets.indexOf(path.relative(import.meta.dirname, file.split('?')[0] ?? file))
  const names = [...new Set(readFileSync(file.split('?')[0] ?? file, 'utf8').match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))]
  const place = names.indexOf(name)
  if (sheet < 0 || place < 0) throw new Error(`the class ${name} of ${file} is not where it should be`)
  return `${inLetters(sheet)}${place}`
}

/** What the style sheets define for themselves; what a script sets (`--visible-top`) is not among it. */
const properties = [
  ...new Set(globSync('src/**/*.css').flatMap((file) => definedIn(readFileSync(file, 'utf8')))),
].toSorted()

function definedIn(sheet: string): string[] {
  return sheet.match(/(?<=[{;\s])--[a-z][\w-]*(?=:)/g) ?? []
}

/**
 * A property by its place among all, as classes: names of properties are a tenth of what a page wears. The sheets in `public/`, which are
 * copied as they are, use the same properties.
 */
const shortProperties: Plugin = {
  name: 'short-properties',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: /\.css(?:\?|$)/ }, handler: shortened },
  writeBundle({ dir = '' }) {
    for (const sheet of globSync('*.css', { cwd: 'public' })) {
      const copy = path.join(dir, sheet)
      if (existsSync(copy)) writeFileSync(copy, shortened(readFileSync(copy, 'utf8')))
    }
  },
}

function shortened(sheet: string): string {
  return sheet.replace(/--[a-z][\w-]*/g, (name) =>
    properties.includes(name) ? `--${inLetters(properties.indexOf(name))}` : name,
  )
}

/** 0 is a, 25 is z, 26 is ba. */
function inLetters(number: number): string {
  const letter = String.fromCharCode(97 + (number % 26))
  return number < 26 ? letter : `${inLetters(Math.floor(number / 26))}${letter}`
}

/** The shop matches paths by itself (shell/routes.ts); what wouter would match them with is never called. */
const noPatterns = path.join(import.meta.dirname, 'src/app/shell/empty-path-matcher.ts')

/** React has had this hook of its own since 18; the shim for older ones is only weight. */
const REACT = [{ find: 'use-sync-external-store/shim/index.js', replacement: 'react' }]

/** Client: `vite build`. The staff's panel: `vite build --mode staff`. Server rendering: `vite build --ssr`. All from one configuration. */
export default defineConfig(({ isSsrBuild, command, mode }) => ({
  plugins: [react(), layerOrder, shortProperties],
  appType: 'custom',
  resolve: {
    alias: [...REACT, { find: 'regexparam', replacement: noPatterns }],
  },
  css: command === 'build' ? { modules: { generateScopedName: shortName } } : {},
  publicDir: isSsrBuild || mode === 'staff' ? false : 'public',
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: isSsrBuild ? { noExternal: true } : {},
  build: isSsrBuild ? server : mode === 'staff' ? staff : client,
}))

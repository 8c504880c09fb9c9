import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig } from 'vite'

/**
 * The static imports of the entries, in one file. Its style sheet is the first of every page and fixes the order of the layers. The
 * entries themselves stay outside: they wait for pages, and pages for this file.
 */
const core = {
  name: 'core',
  tags: ['$initial' as const],
  test: /^(?!.*src.app.(?:script-loader|browser|staff.entry)\.)/,
}

/** Parts that several pages of the catalogue share. As separate files they would add a dozen requests to a first visit. */
const catalogue = { name: 'catalogue', test: /src.features.catalogue.catalogue.web/, minShareCount: 3 }

const client: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  target: 'es2022',
  manifest: true,
  // Keeps colours as written. Fallbacks for older browsers would weigh as much as all other styles.
  cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
  modulePreload: false,
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: { 'script-loader': 'src/app/script-loader.ts', browser: 'src/app/browser.tsx' },
    output: { codeSplitting: { groups: [core, catalogue] } },
  },
}

/** The staff panel is a separate application (docs/decisions/021): public pages load none of its code. */
const staff: BuildEnvironmentOptions = {
  outDir: 'dist/staff',
  target: 'es2022',
  manifest: true,
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: { staff: 'src/app/staff/entry.tsx' },
    output: { codeSplitting: { groups: [core] } },
  },
}

const server: BuildEnvironmentOptions = {
  outDir: 'dist/ssr',
  target: 'node24',
  rolldownOptions: { input: { ssr: 'src/app/ssr.tsx' } },
}

/** Client: `vite build`. Staff panel: `vite build --mode staff`. Server rendering: `vite build --ssr`. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react()],
  appType: 'custom',
  publicDir: isSsrBuild || mode === 'staff' ? false : 'public',
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: isSsrBuild ? { noExternal: true } : {},
  build: isSsrBuild ? server : mode === 'staff' ? staff : client,
}))

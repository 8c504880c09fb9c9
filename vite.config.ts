import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig } from 'vite'

const client: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  target: 'es2022',
  manifest: true,
  cssCodeSplit: false,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  rollupOptions: { input: { browser: 'src/app/browser.tsx' } },
}

const server: BuildEnvironmentOptions = {
  outDir: 'dist/ssr',
  target: 'node24',
  rollupOptions: { input: { ssr: 'src/app/ssr.tsx' } },
}

/** Client: `vite build`. Server rendering: `vite build --ssr`. Both from one configuration. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: true },
  build: isSsrBuild ? server : client,
}))

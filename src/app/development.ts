import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SampleFacts } from './samples/sample-page.tsx'
import type { DrawSample } from './samples/samples.ts'
import type { PreparePage } from './pages/pages.ts'

export type Development = {
  prepare: PreparePage
  drawSample: DrawSample
  transform: (path: string, html: string) => Promise<string>
  /** Answers what Vite serves (modules, styles, its client); false for a page. */
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  close: () => Promise<void>
}

/** Vite inside the shop's own server: browser code reloads as it is edited, pages render from the sources. */
export async function openDevelopment(): Promise<Development> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    prepare: async (request) => {
      const module = await vite.ssrLoadModule('/src/app/ssr.tsx')
      // The module's own export; Vite's type for a loaded module is a plain record.
      return await (module as { preparePage: PreparePage }).preparePage(request)
    },
    drawSample: async (facts) => {
      const module = await vite.ssrLoadModule('/src/app/ssr.tsx')
      // The module's own export, as above.
      return (module as { sampleMarkup: (page: SampleFacts) => string }).sampleMarkup(facts)
    },
    transform: async (path, html) => await vite.transformIndexHtml(path, html),
    serve: (request, response) =>
      new Promise((resolve) => {
        response.once('finish', () => resolve(true))
        vite.middlewares(request, response, () => resolve(false))
      }),
    close: () => vite.close(),
  }
}

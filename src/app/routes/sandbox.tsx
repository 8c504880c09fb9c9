import { SandboxPage } from '#features/sandbox/web/sandbox-page.tsx'
import type { PageModule } from '../shell/page-module.ts'

export const page: PageModule = {
  Page: () => <SandboxPage />,
  queries: () => [],
  title: ({ words }) => words.sandbox.title,
  exists: () => true,
}

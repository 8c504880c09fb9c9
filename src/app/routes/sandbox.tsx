import { SandboxPage } from '#features/office/sandbox/web/sandbox-page.tsx'
import { getApiData } from '#ui/data/api.ts'
import { definePage, type PageContext } from '../shell/page-module.ts'
import { useShop } from '../shell/use-shop.ts'
import { page as notFound } from './not-found.tsx'

/** The inbox and the simulated chains. In a real shop the page does not exist. */
export const page = definePage({
  Page: (props) => (useShop().sandbox ? <SandboxPage /> : <notFound.Page {...props} />),
  texts: ['sandbox'],
  queries: () => [],
  title: (context) => (isSandbox(context) ? context.messages.sandbox.title : notFound.title(context)),
  exists: isSandbox,
})

function isSandbox({ queryClient }: PageContext): boolean {
  return getApiData(queryClient, '/api/shop')?.sandbox === true
}

import { expect, ONCE, test } from './journey.ts'

type Tool = { name: string; description: string; annotations?: object; execute: (input: object) => Promise<unknown> }
type Assisted = { modelContext?: { registerTool: (tool: Tool) => void }; tools?: Record<string, Tool> }

for (const place of ['document', 'navigator'] as const) {
  test(`an assistant in the browser can read the shop and calculate a price (${place})`, ONCE, async ({ page }) => {
    await page.addInitScript((where) => {
      const tools: Record<string, Tool> = {}
      const owner = (where === 'document' ? document : navigator) as Assisted
      Object.defineProperty(owner, 'modelContext', {
        value: { registerTool: (tool: Tool) => void (tools[tool.name] = tool) },
      })
      Object.assign(window, { tools })
    }, place)
    await page.goto('/ritual/ganesha?lang=ru')
    await page.waitForFunction(() => 'quote' in ((window as Assisted).tools ?? {}))
    const seen = await page.evaluate(async () => {
      const { tools = {} } = window as Assisted
      const quoted = await tools.quote?.execute({ items: [{ id: 'ganesha-basic', duration: 0.5 }] })
      const refused = await tools.get_ritual?.execute({ id: 'nothing' })
      return { names: Object.keys(tools), quoted, refused, readOnly: tools.quote?.annotations }
    })
    expect(seen.names).toEqual(['search_rituals', 'get_ritual', 'list_articles', 'get_article', 'panchang', 'quote'])
    expect(seen.quoted).toMatchObject({ totalUsd: 164, lines: [{ name: 'Ганеша-ягья - Базовая' }] })
    expect(seen.refused).toBe('Такого ритуала нет.')
    expect(seen.readOnly).toMatchObject({ readOnlyHint: true })
  })
}

test('a browser without an assistant does not load code for assistants', ONCE, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/ritual/ganesha?lang=ru')
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => /browser-tools|\/mcp/.test(url))).toEqual([])
})

test('the API reference links each call of its list to the call’s fields', ONCE, async ({ page }) => {
  await page.goto('/api/reference?lang=ru')
  await page.getByRole('link', { name: 'POST /api/orders', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Справочник API: заказы' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'POST /api/orders', exact: true })).toBeInViewport()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'API reference: orders' })).toBeVisible()
})

import type { Lang } from '#base/i18n.ts'

/** The interface of WebMCP (webmachinelearning.github.io/webmcp, a draft). Browsers have already changed the name of this interface once. */
type Tool = { name: string; title?: string; description: string; inputSchema?: object; annotations?: object }
export type ModelContext = {
  registerTool: (tool: Tool & { execute: (input: object) => Promise<unknown> }) => unknown
}

type Reply = { result?: { tools?: Tool[]; structuredContent?: unknown; content?: { text?: string }[] } }

/**
 * Registers the shop's tools with the browser's assistant. Other programs find the same tools at `/mcp`. The tools change no data, and they pass on
 * no data about the page or its reader.
 */
export async function registerBrowserTools(context: ModelContext, lang: Lang): Promise<void> {
  const { tools = [] } = (await sendMessage(lang, 'tools/list', {})).result ?? {}
  for (const { name, title, description, inputSchema, annotations } of tools) {
    const execute = async (input: object): Promise<unknown> => {
      const { result } = await sendMessage(lang, 'tools/call', { name, arguments: input })
      return result?.structuredContent ?? result?.content?.[0]?.text
    }
    await context.registerTool({
      name,
      description,
      ...(title !== undefined && { title }),
      ...(inputSchema && { inputSchema }),
      ...(annotations && { annotations }),
      execute,
    })
  }
}

async function sendMessage(lang: Lang, method: string, params: object): Promise<Reply> {
  const response = await fetch(`/mcp?lang=${lang}`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
  // The response comes from the shop's own server, so its format is known.
  return (await response.json()) as Reply
}

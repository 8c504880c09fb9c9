import { presentArticle, presentRitual } from '#features/assistant/agents/present.ts'
import { articleMarkdown, ritualMarkdown } from '#features/assistant/agents/present-markdown.ts'
import { listCategoriesOf, listIntentionsOf } from '#features/catalogue/catalogue-lists/queries.ts'
import { findArticle, findService, listCatalogue, listServices } from '#features/catalogue/catalogue/queries.ts'
import type { Shop } from '#server/shop.ts'
import { seoMessages } from '../messages/seo-messages.ts'
import { aboutShop } from './llms.ts'
import { originOf } from './site-content.ts'

/** The maximum size; texts beyond it are still listed in `llms.txt`. */
const MAX_BYTES = 2_000_000

/** Every published ritual and article in full, in each offered language, for language models that read everything at once. */
export async function llmsFull(shop: Shop): Promise<string> {
  const { readDb, config, settings } = shop
  const origin = originOf(config)
  const { languages, shopName } = settings()
  const services = await Promise.all((await listServices(shop)).map(({ id }) => findService(shop, id)))
  const listed = (await listCatalogue(readDb)).filter(({ source }) => source === 'articles')
  const articles = await Promise.all(listed.map(({ id }) => findArticle(readDb, id)))
  const texts = languages.map(async (lang) => {
    const [categories, intentions] = await Promise.all([listCategoriesOf(readDb, lang), listIntentionsOf(readDb, lang)])
    const reading = { lang, origin, settings: settings(), categories, intentions }
    return [
      `# ${shopName[lang]}\n\n> ${seoMessages[lang].summary}\n\n${aboutShop(lang, languages)}\n`,
      ...services.flatMap((service) => (service ? ritualMarkdown(presentRitual(service, reading)) : [])),
      ...articles.flatMap((article) => (article ? articleMarkdown(presentArticle(article, lang, origin)) : [])),
    ]
  })
  return bounded((await Promise.all(texts)).flat()).join('\n---\n\n')
}

/** Only whole texts: a truncated one would be taken as complete. */
function bounded(texts: string[]): string[] {
  let size = 0
  return texts.filter((text) => {
    size += Buffer.byteLength(text)
    return size <= MAX_BYTES
  })
}

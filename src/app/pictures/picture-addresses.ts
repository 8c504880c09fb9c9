import { isLang, type Lang, LANGS, localized, offeredLang } from '#base/i18n.ts'
import { findColour } from '#features/catalogue/catalogue-lists/queries.ts'
import { createSender } from '#features/platform/notifications/commands.ts'
import { findArticle, findService, listCatalogue, listServices } from '#features/catalogue/catalogue/queries.ts'
import type { Shop } from '#server/shop.ts'
import { seoMessages } from '../messages/seo-messages.ts'
import { sampleProof } from '#features/rites/proofs/queries-sample.ts'
import { createCertificates } from './certificate.ts'
import { createDrawings } from './drawings.ts'
import { createPainter, ICON_PATHS } from './painter.ts'
import { articleFigure, ritualFigure, type ShareCard } from './share-card.ts'

/** The addresses of the pictures of shared links, for example `/og/ritual/ganesha.ru.png` and `/og/home.en.png`. */
const SHARE = /^\/og\/(?:(?<kind>ritual|article)\/(?<id>[a-z0-9][a-z0-9-]{0,79})|home)\.(?<lang>ru|en)\.png$/

/** The certificate with sample names, in the width that a page shows on a high-density screen. */
const SAMPLE = /^\/samples\/certificate\.(?<lang>ru|en)\.webp$/

const MAX_WAITING_CARDS = 1000

/** The shop's pictures by address: icons, and pictures of shared links. */
export function createPictures(shop: Shop) {
  const painter = createPainter()
  // The limit is higher than the number of cards in a catalogue. So a visitor who opens every page is never refused.
  const drawings = createDrawings({ maxWaiting: MAX_WAITING_CARDS })
  const certificate = createCertificates(
    () => createSender(shop),
    (category) => findColour(shop.readDb, category),
    drawings,
  )
  return {
    /** Addresses of the pictures of published texts. */
    published: async (): Promise<string[]> => {
      const [services, catalogue] = await Promise.all([listServices(shop), listCatalogue(shop.readDb)])
      const paths = [
        '/og/home',
        ...services.map(({ id }) => `/og/ritual/${id}`),
        ...catalogue.map(({ id, source }) => `/og/${source === 'articles' ? 'article' : 'ritual'}/${id}`),
        ...services.map(({ id }) => `/og/article/${id}`),
      ]
      return paths.flatMap((path) => LANGS.map((lang) => `${path}.${lang}.png`))
    },
    has: (path: string): boolean => ICON_PATHS.has(path) || SHARE.test(path) || SAMPLE.test(path),
    /** Undefined if there is no such ritual or article. */
    async draw(path: string): Promise<Buffer | undefined> {
      const sample = SAMPLE.exec(path)?.groups?.lang
      if (isLang(sample)) return await smaller(await certificate(await sampleProof(shop, sample), 'png', sample))
      const { kind, id = '', lang: wantedLang } = SHARE.exec(path)?.groups ?? {}
      if (!isLang(wantedLang)) return await painter.icon(path)
      const lang = offeredLang(wantedLang, shop.settings().languages)
      const card = kind ? await cardOf(kind, id, lang, shop) : shopCard(lang, shop)
      return card && Buffer.from(await drawings.get(JSON.stringify(card), async () => await painter.shareCard(card)))
    },
  }
}

/** The picture at half its width, compressed for a page. */
async function smaller(png: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return await sharp(png).resize(880).webp({ quality: 82 }).toBuffer()
}

/**
 * The card of a ritual or article under its own id. If an article comes from a service without text, it has the card of the ritual
 * (docs/contract.md, "Pages").
 */
async function cardOf(kind: string, id: string, lang: Lang, shop: Shop): Promise<ShareCard | undefined> {
  const article = kind === 'article' ? await findArticle(shop.readDb, id) : undefined
  if (article) {
    const note = localized(article, 'description', lang)
    const title = localized(article, 'name', lang)
    return { lang, shopName: nameOf(lang, shop), title, note, mantra: null, figure: articleFigure(article.id) }
  }
  const ritual = await findService(shop, id)
  return (
    ritual && {
      lang,
      shopName: nameOf(lang, shop),
      title: localized(ritual, 'name', lang),
      note: localized(ritual, 'description', lang),
      mantra: ritual.mantra,
      figure: ritualFigure(ritual.id, await findColour(shop.readDb, ritual.category)),
    }
  )
}

function shopCard(lang: Lang, shop: Shop): ShareCard {
  const { picture, heroNote } = seoMessages[lang]
  const figure: ShareCard['figure'] = { plate: 'mahalakshmi', colour: null }
  return { lang, shopName: nameOf(lang, shop), title: picture.hero, note: heroNote, mantra: null, figure }
}

function nameOf(lang: Lang, { settings }: Shop): string {
  return settings().shopName[lang]
}

import { escapeMarkup } from '#base/markup.ts'
import { formatDay } from '#base/date-format.ts'
import { type Lang, LOCALES } from '#base/i18n.ts'
import { isolateBidi } from '#base/right-to-left.ts'
import { nameIn } from '#base/romanise.ts'
import { oneLine } from '#base/text.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'
import { type Block, EMAIL_MARK, type Message, type Row, type Sender } from './model.ts'
import { fillWording } from './rules-templates.ts'

/** The texts that every e-mail uses. */
const messages = { ru, en }
export const EVERY_EMAIL = { kind: 'every', words: { ru: ru.every, en: en.every } }

/** The parts of an e-mail. If `name` is present, even if empty, the e-mail begins with a greeting. */
type Email = Pick<Message, 'to' | 'lang' | 'subject' | 'expiresAt' | 'code'> & { name?: string; blocks: Block[] }

/**
 * Composes an e-mail: a greeting, the blocks and the shop's name, as plain text and as HTML. If the e-mail contains text that somebody
 * typed, a second version without this text is added.
 */
export function composeEmail({ blocks: body, name, ...rest }: Email, sender: Sender): Message {
  const { lang, subject } = rest
  const { signature, why } = fillWording(EVERY_EMAIL, lang, sender, {})
  const written = (inner: Block[], called: string | undefined) => {
    const blocks = called === undefined ? inner : [paragraphBlock(greeting(lang, called, sender)), ...inner]
    // Only e-mails to customers have a greeting, so only these e-mails name the seller and the reason for the e-mail.
    const foot = [...linesOf(signature), ...(called === undefined ? [] : [sender.seller?.[lang] ?? '', why])].filter(
      Boolean,
    )
    const text = `${renderText(blocks)}\n\n${foot.join('\n')}`
    return { text, html: renderHtml(blocks, { lang, title: subject, foot, sender }) }
  }
  const reserved = written(
    body.map((block) => withoutTyped(block, lang)),
    name === undefined ? undefined : '',
  )
  const main = sender.isUnverified ? reserved : written(body, name)
  return {
    channel: 'email',
    ...rest,
    subject: oneLine(subject),
    ...main,
    ...(reserved.text !== main.text && { reserved }),
  }
}

function withoutTyped(block: Block, lang: Lang): Block {
  if (block.kind !== 'rows') return block
  const rows = block.rows.map((row) => (row.isTyped ? { ...row, value: row.brief ?? messages[lang].withheld } : row))
  return { ...block, rows }
}

/** The whole address of a page of the shop in a language, for readers outside the shop. */
export function linkTo(path: string, lang: Lang, { origin }: Pick<Sender, 'origin'>): string {
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`
}

/**
 * A name that may be in a greeting: letters, and the separators of a name. Without digits, dots and commas the name contains no number,
 * link or sentence.
 */
const PLAIN_NAME = /^(?=.{1,40}$)\p{L}[\p{L}\p{M} '’-]*$/u

/**
 * Returns a greeting by first name. A name is left out if it could contain a message. Anybody can order with any name and address, and the
 * shop must not forward advertisements or threats.
 */
export function greeting(lang: Lang, name: string, sender: Sender): string {
  const whole = name.trim()
  const [first = ''] = whole.split(/\s+/)
  const { hello, helloSomebody } = fillWording(EVERY_EMAIL, lang, sender, { name: nameIn(first, lang) })
  return PLAIN_NAME.test(whole) ? hello : helloSomebody
}

/** A calendar day, `2026-11-20`, in words with normal spaces, which every mail program can wrap and search. */
export function emailDay(day: string, lang: Lang): string {
  return formatDay(day, lang).replaceAll('\u00a0', ' ')
}

/** An instant with its day, time and zone, for an e-mail that may be read in any time zone. `timeZone` is a name such as `Asia/Kolkata`. */
export function formatMoment(at: Date, timeZone: string, lang: Lang): string {
  const day = { day: 'numeric', month: 'long' } as const
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const
  const text = new Intl.DateTimeFormat(LOCALES[lang], { ...day, ...time, timeZone }).format(at)
  return timeZone === 'Europe/Moscow' ? text.replace(/GMT\+3$/, messages[lang].moscow) : text
}

export function paragraphBlock(text: string): Block {
  return { kind: 'paragraph', text }
}

export function renderText(blocks: Block[]): string {
  return blocks
    .map(blockAsText)
    .filter((text) => text !== '')
    .join('\n\n')
}

function blockAsText(block: Block): string {
  if (block.kind === 'paragraph') return linesOf(block.text).join('\n\n')
  if (block.kind === 'link') return `${oneLine(block.label)}:\n${block.href}`
  if (block.kind === 'code') return `${block.code}\n${oneLine(block.note)}`
  if (block.kind === 'picture') return ''
  const rows = block.rows.map((row) => `  · ${rowAsText(row)}`)
  return [...rows, ...(block.total ? [`  ${rowAsText(block.total)}`] : [])].join('\n')
}

/** Returns the paragraphs of a text. Each typed line becomes a paragraph. */
function linesOf(text: string): string[] {
  return text.split('\n').map(oneLine).filter(Boolean)
}

function rowAsText({ label, value }: Row): string {
  return `${isolateBidi(oneLine(label))}: ${isolateBidi(oneLine(value))}`
}

/** One list of fonts that readers' systems have. */
const SANS = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',sans-serif"
const INK = 'color:#271b15'
const MUTED = 'color:#594a40'

/** The style sheet for the dark colours, which cannot be inline. Mail programs that remove the style sheet show the light colours. */
const DARK = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#160f0b!important}.card{background-color:#201713!important}
.ink{color:#f1ece3!important}.quiet{color:#c1b9ad!important}.line{border-color:#3c322b!important}
.link{color:#ee8c5e!important}
.button{background-color:#ee8c5e!important}.button a{color:#1f0f08!important}}`

/**
 * Renders an e-mail as a whole HTML document: one full-width table, at most 560 px wide, with the shop's picture mark and name above the
 * text. The only other picture is the photograph of a performed ritual. Mail programs that load no pictures show only the name. The
 * document contains no scripts, and no URLs except the e-mail's links and pictures.
 */
export function renderHtml(
  blocks: Block[],
  { lang, title, foot, sender }: { lang: Lang; title: string; foot: string[]; sender: Sender },
) {
  // Only the first link is a button. The other links are text, so that readers need not choose between two equal buttons.
  const main = blocks.find((block) => block.kind === 'link' && !block.isQuiet)
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeMarkup(oneLine(title))}</title>
<style>${DARK}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#fbf7ef">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#fbf7ef"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" lang="${lang}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background-color:#fffdf8;border-radius:16px"><tr><td align="left" style="padding:24px 24px 28px">
${head(lang, sender)}
${blocks.map((block) => blockAsHtml(block, block === main, sender)).join('\n')}
<p class="quiet line" style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e1d8c9;${SANS};font-size:14px;line-height:20px;${MUTED}">${foot.map((line) => escapeMarkup(oneLine(line))).join('<br>')}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

/** Returns the head of an e-mail. The picture mark, or the logo, is as high as a line of the name. Its `alt` is empty, because the name follows. */
function head(lang: Lang, { origin, shopName, logo }: Sender): string {
  const name = `${SANS};font-weight:600;font-size:20px;line-height:28px;${INK}`
  const src = escapeMarkup(origin + (logo ?? EMAIL_MARK))
  // The width of a logo is not fixed.
  const [width, style] = logo ? ['', ';height:28px;width:auto;max-width:120px'] : [' width="28"', '']
  const picture = `<td${width} valign="middle" style="padding-right:8px"><img src="${src}"${width} height="28" alt="" style="display:block;border:0${style}"></td>`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr>${picture}<td class="ink" valign="middle" style="${name}">${escapeMarkup(oneLine(shopName[lang]))}</td></tr></table>`
}

function blockAsHtml(block: Block, isMain: boolean, sender: Sender): string {
  if (block.kind === 'paragraph')
    return linesOf(block.text)
      .map((line) => paragraph(line, sender))
      .join('\n')
  if (block.kind === 'link') return block.isQuiet ? quietLink(block) : isMain ? button(block) : textLink(block)
  if (block.kind === 'picture') return picture(block)
  if (block.kind === 'code') {
    const digits = `margin:0 0 4px;font-family:Consolas,Menlo,monospace;font-size:32px;line-height:40px;font-weight:700;letter-spacing:.2em;${INK}`
    return `<p class="ink" style="${digits}">${escapeMarkup(block.code)}</p>\n${paragraph(block.note, sender)}`
  }
  const rows = block.rows.map((row) => tableRow(row, 'font-weight:400'))
  const total = block.total ? [tableRow(block.total, 'font-weight:700')] : []
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${[...rows, ...total].join('')}</table>`
}

/** A paragraph of an e-mail, in which the shop's own e-mail address becomes a link. */
function paragraph(text: string, { ordersEmail }: Sender): string {
  const address = escapeMarkup(ordersEmail)
  const link = `<a class="link" href="mailto:${address}" style="color:#a9371d">${address}</a>`
  const said = escapeMarkup(keepDates(oneLine(text)))
  const linked = address === '' ? said : said.replaceAll(address, link)
  return `<p class="ink" style="margin:0 0 16px;${SANS};font-size:16px;line-height:25px;${INK}">${linked}</p>`
}

/** Keeps a date such as 4 December 2026 on one line, with a short word before it. A Russian date ends with the abbreviation of “year”. */
function keepDates(text: string): string {
  return text.replace(/(?:(?<!\p{L})\p{L}{1,2} )?\b\d{1,2} \p{L}{3,9} \d{4}(?: \p{L}\.)?/gu, (date) =>
    date.replaceAll(' ', '\u00a0'),
  )
}

/** Keeps a name with hyphens, such as a ritual's, on one line. A phone is wide enough for the given length. */
function keepHyphens(markup: string): string {
  return markup.replace(/(?<!\S)(?=\S{1,24}(?:\s|$))\p{L}+(?:-\p{L}+)+/gu, '<span style="white-space:nowrap">$&</span>')
}

/** A value up to this length stays on one line. A longer value wraps between its words. */
const UNBROKEN = 16
/** A word that may be wider than a phone, such as a URL. It can wrap anywhere. A date is not split: its parts are short. */
const LONG_WORD = /\S{24,}/

function tableRow({ label, value }: Row, weight: string): string {
  const wraps = LONG_WORD.test(value) ? 'word-break:break-word' : 'word-break:normal'
  const breaks = value.length > UNBROKEN ? wraps : 'white-space:nowrap'
  const cell = `padding:8px 0;border-bottom:1px solid #e1d8c9;${SANS};font-size:16px;line-height:24px;${weight};${INK}`
  return `<tr><td class="ink line" align="left" valign="top" style="${cell}">${keepHyphens(escapeMarkup(isolateBidi(oneLine(label))))}</td><td class="ink line" align="right" valign="top" style="${cell};padding-left:16px;${breaks}">${escapeMarkup(isolateBidi(keepDates(oneLine(value))))}</td></tr>`
}

function quietLink({ label, href }: { label: string; href: string }): string {
  const style = `${SANS};font-size:14px;line-height:20px;${MUTED}`
  return `<p style="margin:0 0 16px;${style}"><a class="quiet" href="${escapeMarkup(href)}" style="${style}">${escapeMarkup(oneLine(label))}</a></p>`
}

/** A picture of an e-mail, as wide as the e-mail. */
function picture({ src, alt, href }: { src: string; alt: string; href: string }): string {
  return `<a href="${escapeMarkup(href)}"><img src="${escapeMarkup(src)}" alt="${escapeMarkup(oneLine(alt))}" width="512" style="display:block;width:100%;max-width:512px;height:auto;margin:0 0 16px;border:0;border-radius:10px"></a>`
}

function button({ label, href }: { label: string; href: string }): string {
  const link = `display:inline-block;padding:12px 20px;${SANS};font-size:16px;line-height:20px;font-weight:600;color:#fefbf6;text-decoration:none`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="button" bgcolor="#a9371d" style="background-color:#a9371d;border-radius:10px"><a href="${escapeMarkup(href)}" style="${link}">${escapeMarkup(oneLine(label))}</a></td></tr></table>`
}

function textLink({ label, href }: { label: string; href: string }): string {
  const link = `${SANS};font-size:16px;line-height:24px;color:#a9371d`
  return `<p style="margin:0 0 16px"><a class="link" href="${escapeMarkup(href)}" style="${link}">${escapeMarkup(oneLine(label))}</a></p>`
}

import type { Lang } from '#base/i18n.ts'
import { escapeMarkup } from '#base/markup.ts'
import { seoMessages } from '../messages/seo-messages.ts'
import {
  type Call,
  callsByTag,
  referenceName,
  type OpenApiDocument,
  type Operation,
  type Schema,
} from './openapi-document.ts'

const PATH = '/api/reference'

/** The number of levels of nested fields that the reference shows. Deeper levels do not help readers. */
const MAX_DEPTH = 6

type PageContext = { lang: Lang; styles: string[]; shopName: string }

/** The name of a part in an address: `orders (staff)` becomes `orders-staff`. */
export function tagPart(tag: string): string {
  return tag.replace(/[^a-z]+/g, '-').replace(/-$/, '')
}

/** The reference of all calls, or of one part, as a complete document without a script. */
export function referenceMarkup(document: OpenApiDocument, part: string | undefined, around: PageContext): string {
  const { lang, styles, shopName } = around
  const messages = seoMessages[lang].reference
  const parts = callsByTag(document)
  const tag = [...parts.keys()].find((name) => tagPart(name) === part)
  const title = tag ? `${messages.title}: ${messages.part(tag)}` : messages.title
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    '<meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#160f0b" media="(prefers-color-scheme: dark)">',
    `<title>${escapeMarkup(title)} - ${escapeMarkup(shopName)}</title><script src="/early.js"></script>`,
    ...[...styles, '/reference.css'].map((href) => `<link rel="stylesheet" href="${href}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body class="reference">',
    headMarkup(around, part),
    `<main><h1>${escapeMarkup(title)}</h1>`,
    ...(tag ? [callsMarkup(parts.get(tag) ?? [], document, lang)] : [overviewMarkup(document, parts, lang)]),
    '</main></body></html>',
  ].join('')
}

function headMarkup({ lang, shopName }: PageContext, part: string | undefined): string {
  const messages = seoMessages[lang].reference
  const other: Lang = lang === 'ru' ? 'en' : 'ru'
  const place = part === undefined ? '' : `&amp;part=${tagPart(part)}`
  return [
    `<header><a class="shop" href="/?lang=${lang}">${escapeMarkup(shopName)}</a><nav>`,
    `<a href="${PATH}?lang=${lang}">${messages.all}</a>`,
    `<a href="${PATH}?lang=${other}${place}" hreflang="${other}" lang="${other}">${messages.otherLanguage}</a>`,
    '</nav></header>',
  ].join('')
}

function overviewMarkup(document: OpenApiDocument, parts: Map<string, Call[]>, lang: Lang): string {
  const messages = seoMessages[lang].reference
  const address = document.servers[0]?.url ?? '/'
  const about = (document.info.description ?? '').split('\n\n')
  return [
    `<p class="type-lead">${escapeMarkup(messages.lead)}</p>`,
    `<p><a href="/api/openapi.json">openapi.json</a> · <a href="/llms.txt">llms.txt</a>${address === '/' ? '' : ` · <code>${escapeMarkup(address)}</code>`}</p>`,
    `<p>${inlineMarkup(messages.mcp)}</p>`,
    ...about.map((paragraph) => `<p lang="en">${inlineMarkup(paragraph)}</p>`),
    ...[...parts].map(([tag, calls]) => {
      const lines = calls.map(
        ({ method, path, operation }) =>
          `<li><a href="${PATH}?lang=${lang}&amp;part=${tagPart(tag)}#${operation.operationId}">${addressMarkup(method, path)}</a> <span lang="en">${escapeMarkup(operation.summary)}</span></li>`,
      )
      return `<section><h2>${escapeMarkup(messages.part(tag))}</h2><ul class="calls">${lines.join('')}</ul></section>`
    }),
  ].join('')
}

/** The fields of a schema as a list with types and descriptions. Empty if there are none. */
function fieldsMarkup(schema: Schema | undefined, required: string, depth = 0): string {
  const parts = partsOf(schema)
  if (depth > MAX_DEPTH || parts.length === 0) return ''
  const items = parts.flatMap(({ properties = {}, required: needed = [] }) =>
    Object.entries(properties).map(([name, field]) => {
      const mark = needed.includes(name) ? ` <em>${escapeMarkup(required)}</em>` : ''
      const text = field.description ? `<p>${inlineMarkup(field.description)}</p>` : ''
      const type = `<span>${escapeMarkup(typeOf(field))}</span>`
      return `<li><code>${escapeMarkup(name)}</code> ${type}${mark}${text}${fieldsMarkup(field, required, depth + 1)}</li>`
    }),
  )
  return items.length > 0 ? `<ul class="fields">${items.join('')}</ul>` : ''
}

/** Returns the object schemas within a schema: itself, its items, or each of its variants. */
function partsOf(schema: Schema | undefined): Schema[] {
  if (!schema) return []
  if (schema.properties) return [schema]
  if (schema.items) return partsOf(schema.items)
  return [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(partsOf)
}

/** The type of a schema as text, for example `string, at most 200`, `array of object` or `"ru" | "en"`. */
function typeOf(schema: Schema): string {
  const kinds = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (kinds.length > 0) return [...new Set(kinds.map(typeOf))].join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const name = [schema.type ?? []].flat().join(' | ') || 'any'
  const whole = schema.items ? `array of ${typeOf(schema.items)}` : name
  return [schema.format ? `${whole} (${schema.format})` : whole, ...limitsOf(schema)].join(', ')
}

function limitsOf(schema: Schema): string[] {
  const least = schema.minimum ?? schema.minLength ?? schema.minItems
  const most = schema.maximum ?? schema.maxLength ?? schema.maxItems
  return [
    ...(least === undefined || least <= -9e15 ? [] : [`≥ ${least}`]),
    ...(most === undefined || most >= 9e15 ? [] : [`≤ ${most}`]),
    ...(schema.default === undefined ? [] : [`= ${JSON.stringify(schema.default)}`]),
  ]
}

/** Escapes a text, and shows words in backticks as code. */
function inlineMarkup(text: string): string {
  return escapeMarkup(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

function callsMarkup(calls: Call[], document: OpenApiDocument, lang: Lang): string {
  const messages = seoMessages[lang].reference
  return calls
    .map(({ method, path, operation }) =>
      [
        `<section class="call" id="${operation.operationId}"><h2>${addressMarkup(method, path)}</h2>`,
        `<p lang="en">${inlineMarkup(operation.summary)}.</p>`,
        `<p class="aside"><span lang="en">${inlineMarkup(operation.description ?? '')}</span> <code>${operation.operationId}</code></p>`,
        parametersMarkup(operation, document, lang),
        ...Object.entries(operation.requestBody?.content ?? {}).map(([type, media]) =>
          blockMarkup(`${messages.body} · ${type}`, media, lang),
        ),
        ...answersMarkup(operation, document, lang),
        '</section>',
      ].join(''),
    )
    .join('')
}

function addressMarkup(method: string, path: string): string {
  return `<b class="${method}">${method.toUpperCase()}</b> <code>${escapeMarkup(path)}</code>`
}

function parametersMarkup({ parameters = [] }: Operation, document: OpenApiDocument, lang: Lang): string {
  const messages = seoMessages[lang].reference
  const items = parameters.map((given) => {
    const known = '$ref' in given ? document.components.parameters[referenceName(given.$ref)] : given
    if (!known) return ''
    const mark = known.required ? ` <em>${messages.required}</em>` : ''
    const text = known.description ? `<p lang="en">${inlineMarkup(known.description)}</p>` : ''
    return `<li><code>${escapeMarkup(known.name)}</code> <span>${escapeMarkup(`${known.in}, ${typeOf(known.schema ?? {})}`)}</span>${mark}${text}</li>`
  })
  return items.length > 0 ? `<h3>${messages.parameters}</h3><ul class="fields">${items.join('')}</ul>` : ''
}

function answersMarkup({ responses }: Operation, { components }: OpenApiDocument, lang: Lang): string[] {
  const messages = seoMessages[lang].reference
  const good = Object.entries(responses).flatMap(([status, response]) =>
    '$ref' in response
      ? []
      : Object.entries(response.content ?? { '': {} }).map(([type, media]) =>
          blockMarkup([messages.answer, status, type].filter(Boolean).join(' · '), media, lang),
        ),
  )
  const problems = Object.entries(responses).flatMap(([status, response]) => {
    if (!('$ref' in response)) return []
    const { description = '' } = components.responses[referenceName(response.$ref)] ?? {}
    return `<li><code>${status}</code> <span lang="en">${inlineMarkup(description)}</span></li>`
  })
  const list = `<details><summary>${messages.problems}</summary><ul class="fields">${problems.join('')}</ul></details>`
  return [...good, list]
}

function blockMarkup(title: string, media: { schema?: object; example?: unknown }, lang: Lang): string {
  const messages = seoMessages[lang].reference
  const example =
    media.example === undefined
      ? ''
      : `<h4>${messages.example}</h4><pre tabindex="0"><code>${escapeMarkup(JSON.stringify(media.example, null, 2))}</code></pre>`
  return `<h3>${escapeMarkup(title)}</h3><div lang="en">${fieldsMarkup(media.schema, messages.required)}</div>${example}`
}

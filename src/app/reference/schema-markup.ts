import { escapeMarkup } from '#base/markup.ts'
import type { Schema } from './openapi-document.ts'

/** Deeper levels are not useful to readers. */
const MAX_DEPTH = 6

/** The fields of a schema as a list with types and descriptions; empty if there are none. */
export function fieldsMarkup(schema: Schema | undefined, required: string, depth = 0): string {
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

/** The object schemas within a schema: itself, its items, or each of its variants. */
function partsOf(schema: Schema | undefined): Schema[] {
  if (!schema) return []
  if (schema.properties) return [schema]
  if (schema.items) return partsOf(schema.items)
  return [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(partsOf)
}

/** `string, at most 200`, `array of object`, `"ru" | "en"`. */
export function typeOf(schema: Schema): string {
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

/** Text with `code` in it. */
export function inlineMarkup(text: string): string {
  return escapeMarkup(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

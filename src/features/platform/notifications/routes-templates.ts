import { z } from 'zod'
import type { Lang } from '#base/i18n.ts'
import { invalidInput, Refusal, requireFound } from '#base/refusal.ts'
import type { EditedTexts } from '#base/settings.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { sendExample } from './commands-deliver.ts'
import { changeEmailTexts } from './commands-templates.ts'
import type { StaffMessages } from './context.ts'
import type { Message, Wording } from './model.ts'
import { presentEmailTexts } from './present.ts'
import { findEditedText } from './queries.ts'
import { toKeep } from './rules-templates.ts'
import {
  emailDraft,
  emailExample,
  emailKind,
  emailPreview,
  emailTextsInput,
  emailTextsView,
  inLanguage,
} from './schemas.ts'

const access = 'staff'
const READER = 'customer@example.com'

/** The routes for the texts of the shop's e-mails: read, change, preview with example data, and send to the caller. */
export function emailTextRoutes(context: StaffMessages): Route[] {
  const { shop, wordings, examples } = context

  function wordingOf(kind: string): Wording {
    const wording = requireFound(
      wordings.find((each) => each.kind === kind),
      'notifications.not-found',
    )
    return wording
  }

  async function view(wording: Wording) {
    return presentEmailTexts(wording, await findEditedText(shop.db, wording.kind))
  }

  /** An e-mail with example data and these unsaved texts. Invalid texts are refused. */
  function drawn(kind: string, lang: Lang, to: string, draft?: Record<string, string>): Message {
    const { kept, faults } = toKeep(wordingOf(kind), { ru: {}, en: {}, ...(draft && { [lang]: draft }) })
    if (faults.length > 0) throw invalidInput(faults)
    const saved = shop.emailTexts()
    const texts: EditedTexts = draft ? { ...saved, [kind]: kept } : saved
    const example = requireFound(examples(lang, to, texts)[kind], 'notifications.not-found')
    return example
  }

  return [
    route(
      {
        method: 'get',
        path: '/api/admin/email-templates',
        operationId: 'listEmailTemplates',
        access,
        right: 'settings.read',
        summary: 'Every e-mail of the shop, filled with example data',
        query: inLanguage.partial(),
        answers: { 200: z.object({ items: z.array(emailExample) }) },
      },
      async ({ query, lang }) => {
        const texts = shop.emailTexts()
        const all = Object.entries(examples(query.lang ?? lang, READER, texts))
        const isEdited = (kind: string) =>
          Object.values(texts[kind] ?? {}).some((words) => Object.keys(words).length > 0)
        return answer(200, {
          items: all.map(([kind, { subject, text }]) => ({ kind, subject, text, edited: isEdited(kind) })),
        })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/email-templates/{kind}',
        operationId: 'getEmailTemplate',
        access,
        right: 'settings.read',
        summary: 'The texts of one e-mail in both languages, and the texts that can be changed',
        params: emailKind,
        answers: { 200: emailTextsView },
      },
      async ({ params }) => answer(200, await view(wordingOf(params.kind))),
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/email-templates/{kind}',
        operationId: 'saveEmailTemplate',
        access,
        right: 'settings.change',
        fresh: true,
        summary: 'Changes the texts of an e-mail; an omitted text is reset to the shop’s default',
        params: emailKind,
        body: emailTextsInput,
        answers: { 200: emailTextsView },
      },
      async ({ params, caller, body: { version, ...texts } }) => {
        const wording = wordingOf(params.kind)
        await changeEmailTexts(context, wording, { version, texts, actorId: caller.accountId })
        return answer(200, await view(wording))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/email-templates/{kind}/preview',
        operationId: 'previewEmail',
        access,
        right: 'settings.read',
        summary: 'A preview of an e-mail with unsaved texts',
        params: emailKind,
        body: emailDraft,
        answers: { 200: emailPreview },
      },
      async ({ params, body }) => {
        const { subject, text, html = '' } = drawn(params.kind, body.lang, READER, body.words)
        return answer(200, { subject, text, html })
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/email-templates/{kind}/test',
        operationId: 'sendTestEmail',
        access,
        right: 'settings.change',
        summary:
          'Sends an e-mail with example data to the caller; uses the given texts, or the saved texts if none are given',
        params: emailKind,
        body: emailDraft.partial({ words: true }),
        answers: { 200: z.object({ to: z.string() }) },
      },
      async ({ caller, params, body }) => {
        const to = await context.emailOf(shop.db, caller.accountId)
        if (to === null) throw new Refusal('conflict', 'notifications.no-address')
        await sendExample(shop, drawn(params.kind, body.lang, to, body.words))
        return answer(200, { to })
      },
    ),
  ]
}

import { ID_PATTERN } from '#base/ids.ts'
import { z } from 'zod'
import { cleanEmail, isEmail } from '#base/contact.ts'
import { isStorable } from '#base/text.ts'
import { type EngineName, ENGINES, MAX_NOTE, MAX_TEXT, MAX_TURN, MAX_TURNS } from './model.ts'

const lang = z.enum(['ru', 'en'])

const turn = z.object({
  role: z.enum(['visitor', 'consultant']),
  text: z.string().max(MAX_TURN).refine(isStorable),
})

/**
 * `turns`: the last messages in the browser's memory. If the server stores the conversation, the server uses its own messages instead. If the caller
 * invented the id, there is no stored conversation, and the id is ignored.
 */
export const messageInput = z.object({
  conversationId: z
    .string()
    .max(100)
    .transform((id) => (ID_PATTERN.test(id) ? id : undefined))
    .optional(),
  text: z
    .string('consultant.text-required')
    .trim()
    .min(1, 'consultant.text-required')
    .max(MAX_TEXT, 'consultant.text-long')
    .refine(isStorable),
  lang,
  turns: z.array(turn).max(MAX_TURNS).default([]),
  page: z.object({ serviceId: z.string().max(100).optional() }).optional(),
  consent: z.boolean().optional().describe('Store this conversation for thirty days'),
})

export type MessageInput = z.infer<typeof messageInput>

export const handoffInput = z.object({
  email: z
    .string('consultant.email')
    .overwrite(cleanEmail)
    .refine(isEmail, 'consultant.email')
    .meta({ format: 'email' }),
  name: z.string().trim().max(100).refine(isStorable).optional(),
  lang,
  note: z.string().trim().max(MAX_NOTE).refine(isStorable).optional(),
  /** The id of a stored conversation. Its stored messages then replace the messages of the request. */
  conversationId: z.string().regex(ID_PATTERN).optional(),
  turns: z.array(turn).max(MAX_TURNS * 4),
  consent: z.literal(true, 'consultant.consent'),
})

export type HandoffInput = z.infer<typeof handoffInput>

export const handoffAnswer = z.object({ accepted: z.boolean() })

export const conversationParams = z.object({ id: z.string().regex(ID_PATTERN) })

/** The response of `GET /api/consultant`: the program that would answer a question now. */
export const consultantView = z.object({ engine: z.enum(ENGINES) satisfies z.ZodType<EngineName> })

import { describe, expect, it } from 'vitest'
import type { Card, ConsultantEvent } from './model.ts'
import {
  type Answer,
  ask,
  askAgain,
  deleteKept,
  EMPTY,
  fail,
  interruptAnswer,
  isAnswering,
  lastExchange,
  receive,
  clearConversation,
  stop,
  withdrawQuestion,
  type Transcript,
  transcriptText,
  turnsForPerson,
  listTurns,
} from './rules-transcript.ts'

const card = (serviceId: string): Card => ({
  serviceId,
  name: serviceId,
  tier: 'basic',
  priceUsd: 164,
  reason: 'Because.',
})

const transcript = ask(EMPTY, 'For my mother')

const after = (events: ConsultantEvent[], before: Transcript = transcript): Transcript => events.reduce(receive, before)

const answerOf = (transcript: Transcript): Answer | undefined => lastExchange(transcript)?.answer

describe('the consultant’s answer on the page', () => {
  it('waits for the first event, grows part by part, and ends', () => {
    expect(answerOf(transcript)?.state).toBe('waiting')
    const growing = after([
      { type: 'engine', engine: 'local' },
      { type: 'text', text: 'One ' },
      { type: 'text', text: 'two.' },
    ])
    expect(answerOf(growing)).toMatchObject({ state: 'streaming', text: 'One two.' })
    expect(isAnswering(growing)).toBe(true)
    const done = receive(growing, { type: 'done' })
    expect(answerOf(done)?.state).toBe('done')
    expect(isAnswering(done)).toBe(false)
    expect(done.engine).toBe('local')
  })

  it('shows the new text if the server replaces the old text', () => {
    const replaced = after([
      { type: 'text', text: 'It costs $1.' },
      { type: 'replace', text: 'It costs $164.' },
      { type: 'text', text: ' A month.' },
    ])
    expect(answerOf(replaced)?.text).toBe('It costs $164. A month.')
  })

  it('shows at most three proposals', () => {
    const many = after([{ type: 'cards', cards: ['a', 'b', 'c', 'd'].map(card) }])
    expect(answerOf(many)?.cards.map(({ serviceId }) => serviceId)).toEqual(['a', 'b', 'c'])
  })

  it('shows no links except links to pages of the shop', () => {
    const links = [
      '/ritual/ganesha',
      '//evil.example/',
      '/\\evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
    ]
    const linked = after([{ type: 'links', links: links.map((href) => ({ title: href, href })) }])
    expect(answerOf(linked)?.links.map(({ href }) => href)).toEqual(['/ritual/ganesha'])
  })

  it('shows a contact only if its link is a telephone, e-mail or https link', () => {
    const hrefs = ['tel:112', 'mailto:a@b.example', 'https://t.me/x', 'javascript:alert(1)', 'data:text/html,x']
    const contacts = hrefs.map((href) => ({ label: href, href }))
    const handed = after([{ type: 'handoff', reason: 'asked', contacts }])
    expect(answerOf(handed)?.handoff?.contacts.map(({ href }) => href)).toEqual(hrefs.slice(0, 3))
  })

  it('says why the local consultant answered', () => {
    expect(answerOf(after([{ type: 'notice', kind: 'budget' }]))?.fallback).toBe('budget')
  })

  const offers: ConsultantEvent[] = [
    { type: 'cards', cards: [card('a')] },
    { type: 'links', links: [{ title: 'A', href: '/ritual/a' }] },
    { type: 'question', text: 'Which?', answers: ['This'] },
  ]
  it.each([
    ['before', [{ type: 'notice', kind: 'crisis' } as const, ...offers]],
    ['after', [...offers, { type: 'handoff', reason: 'crisis' } as const]],
  ])('has no offers if a danger is reported %s the offers', (_, events) => {
    const answer = answerOf(after(events))
    expect(answer).toMatchObject({ isCrisis: true, cards: [], links: [] })
    expect(answer?.question).toBeUndefined()
  })

  it('still shows the received text after a stop, an interruption or an error', () => {
    const growing = after([{ type: 'text', text: 'One' }])
    expect(answerOf(stop(growing))).toMatchObject({ state: 'stopped', text: 'One' })
    expect(answerOf(fail(growing, { kind: 'broken' }))).toMatchObject({ state: 'failed', text: 'One' })
    const broken = receive(growing, { type: 'error', code: 'consultant.broken', message: 'It broke.' })
    expect(answerOf(broken)?.failure).toEqual({ kind: 'broken', message: 'It broke.' })
  })

  it('does not change if more events arrive after the end', () => {
    const done = after([{ type: 'text', text: 'One' }, { type: 'done' }])
    expect(receive(done, { type: 'text', text: ' two' })).toBe(done)
    expect(stop(done)).toBe(done)
    expect(fail(done, { kind: 'broken' })).toBe(done)
    expect(receive(EMPTY, { type: 'text', text: 'One' })).toBe(EMPTY)
  })

  it('does not change if an event has an unknown type', () => {
    const known = after([{ type: 'text', text: 'One' }])
    const later = { type: 'weather' } as unknown as ConsultantEvent
    expect(answerOf(receive(known, later))?.text).toBe('One')
  })
})

describe('the conversation on the page', () => {
  const failed = fail(transcript, { kind: 'offline' })

  it('lets the visitor send a failed question again, or edit the question', () => {
    expect(askAgain(failed)).toEqual(transcript)
    expect(withdrawQuestion(failed).exchanges).toEqual([])
  })

  it('can start again, and the visitor can still delete the stored conversations', () => {
    const kept = after([{ type: 'engine', engine: 'local', conversationId: 'a' }, { type: 'done' }])
    expect(kept).toMatchObject({ conversationId: 'a', keptIds: ['a'] })
    const anew = clearConversation(kept)
    expect(anew).toEqual({ exchanges: [], engine: 'local', keptIds: ['a'] })
    const again = after([{ type: 'engine', engine: 'local', conversationId: 'b' }], ask(anew, 'Again'))
    expect(again).toMatchObject({ conversationId: 'b', keptIds: ['a', 'b'] })
    expect(deleteKept(again)).toMatchObject({ keptIds: [], exchanges: again.exchanges })
    expect(deleteKept(again).conversationId).toBeUndefined()
  })

  it('continues on the next page, which shows an unfinished answer as interrupted', () => {
    const growing = after([{ type: 'text', text: 'One' }])
    expect(answerOf(interruptAnswer(growing))).toMatchObject({
      state: 'failed',
      text: 'One',
      failure: { kind: 'broken' },
    })
    const done = receive(growing, { type: 'done' })
    expect(interruptAnswer(done)).toBe(done)
  })

  it('continues with the browser’s messages if the server refuses the stored conversation', () => {
    const kept = after([{ type: 'engine', engine: 'local', conversationId: 'a' }])
    expect(fail(kept, { kind: 'refused' }).conversationId).toBeUndefined()
    expect(fail(kept, { kind: 'unavailable' }).conversationId).toBe('a')
  })

  it('is sent with a new question, but without questions that got no answer', () => {
    const answered = after([
      { type: 'text', text: 'This one.' },
      { type: 'cards', cards: [card('a')] },
      { type: 'question', text: 'When?', answers: [] },
      { type: 'done' },
    ])
    const open = fail(ask(answered, 'Hello?'), { kind: 'offline' })
    expect(listTurns(open)).toEqual([
      { role: 'visitor', text: 'For my mother' },
      { role: 'consultant', text: 'This one.\n\n- a, $164. Because.\n\nWhen?' },
    ])
  })

  it('is sent to staff, including questions that got no answer', () => {
    const open = fail(ask(after([{ type: 'text', text: 'This one.' }, { type: 'done' }]), 'Hello?'), {
      kind: 'offline',
    })
    expect(turnsForPerson(open)).toEqual([
      { role: 'visitor', text: 'For my mother' },
      { role: 'consultant', text: 'This one.' },
      { role: 'visitor', text: 'Hello?' },
    ])
  })

  it('is sent with at most twelve messages of at most 4,000 characters each', () => {
    const long = Array.from({ length: 9 }, (_, place) => `${place}`).reduce(
      (before, text) => after([{ type: 'text', text: 'x'.repeat(5000) }, { type: 'done' }], ask(before, text)),
      EMPTY,
    )
    expect(listTurns(long)).toHaveLength(12)
    expect(listTurns(long)[0]).toEqual({ role: 'visitor', text: '3' })
    expect(listTurns(long)[1]?.text).toHaveLength(4000)
  })

  it('can be exported as plain text', () => {
    const answered = after([{ type: 'text', text: 'This one.' }, { type: 'done' }])
    expect(transcriptText(ask(answered, 'When?'), { you: 'You', program: 'Program' })).toBe(
      'You: For my mother\n\nProgram: This one.\n\nYou: When?',
    )
  })
})

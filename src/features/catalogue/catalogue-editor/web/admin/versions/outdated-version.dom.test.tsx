import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { useApiQuery } from '#ui/data/api.ts'
import { AddressContext } from '#ui/layout/panel.ts'
import { answered, answerWith, refused, renderInPanel } from '../../../../../../../test/render-form.tsx'
import { en } from '../../../messages/admin.en.ts'
import { ProposalNotice } from '../records/proposal-notice.tsx'
import type { EditedRecord } from '../records/record.ts'
import { type RecordForm, useRecordForm } from '../records/use-record-form.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { VersionsTab } from './versions-tab.tsx'

const texts = { name: 'Ganesha yagya', intro: 'I', description: 'D', content: 'C', keywords: [] }
const proposal = { fields: [{ path: 'en.name', proposed: 'Ganesha homa', isOwn: false }] }
// The editor reads only these fields of a ritual in this test.
const record = (version: number) =>
  ({ id: 'ganesha', version, ru: texts, en: texts, aliases: [], image_url: '', proposal }) as unknown as EditedRecord

const ADDRESS = '/api/admin/service-cards/ganesha'
const known = {
  [ADDRESS]: record(5),
  [`${ADDRESS}/versions/1`]: { n: 1, changed: [], ...record(1) },
  [`${ADDRESS}/versions/0`]: null,
}
/** The server's answer if somebody else has already saved version 6. */
const conflict = refused({ status: 409, code: 'conflict.version', message: 'Changed meanwhile', present: record(6) })

type EditorProps = { read: EditedRecord; children: (form: RecordForm) => ReactNode }

function Editor({ read, children }: EditorProps) {
  return children(useRecordForm('ritual', read))
}

function Read({ children }: Pick<EditorProps, 'children'>) {
  const { data } = useApiQuery('/api/admin/service-cards/{id}', { path: { id: 'ganesha' } })
  return data && <Editor read={data}>{children}</Editor>
}

function draw(part: (form: RecordForm) => ReactNode) {
  const address = { segments: [], search: new URLSearchParams({ n: '1' }), setSearch: () => undefined }
  const editor = (
    <AddressContext value={address}>
      <Read>{part}</Read>
    </AddressContext>
  )
  return renderInPanel(editor, { dictionary: { 'catalogue-editor': en }, known })
}

/** A server with an empty list of versions. Returns an array that collects the bodies of the received changes. */
function answerChanges(...answers: (() => Response)[]) {
  const changes = [...answers]
  const bodies: unknown[] = []
  const server = answerWith(answered({ items: [], next: null }))
  const list = server.calls.getMockImplementation()
  server.calls.mockImplementation(async (path, init) => {
    const answer = init?.body === undefined || init.body === null ? undefined : changes.shift()
    if (!answer) return (await list?.(path, init)) ?? Response.error()
    bodies.push(JSON.parse(z.string().parse(init?.body)))
    return answer()
  })
  return bodies
}

const press = (name: string) => screen.getAllByRole('button', { name, hidden: true }).at(-1) as HTMLElement

describe('after another person has saved a new version', () => {
  it('the user can restore an old version by a second click', async () => {
    const bodies = answerChanges(conflict, answered(record(7)))
    const { user } = draw((form) => <VersionsTab form={form} canChange />)
    await user.click(press(en.versions.restore))
    await user.click(press(en.versions.restore))
    await screen.findByText('Changed meanwhile')
    await user.click(press(en.versions.restore))
    await waitFor(() => expect(bodies).toEqual([{ version: 5 }, { version: 6 }]))
  })

  it('the user can accept a proposal by a second click', async () => {
    const bodies = answerChanges(conflict, answered(record(7)))
    const { user } = draw((form) => <ProposalNotice form={form} canChange />)
    await user.click(press(en.proposal.open))
    await user.click(press(en.proposal.settle))
    await screen.findByText('Changed meanwhile')
    await user.click(press(en.proposal.settle))
    const take = ['en.name']
    await waitFor(() =>
      expect(bodies).toEqual([
        { version: 5, take },
        { version: 6, take },
      ]),
    )
  })
})

describe('the publish dialog', () => {
  it('shows another person’s new version first, and publishes this version on the next click', async () => {
    const bodies = answerChanges(conflict, answered(record(6)))
    const { user } = draw((form) => <PublishDialog form={form} onClose={() => undefined} />)
    await user.click(press(en.publication.publish))
    await screen.findByText(en.publication.savedMeanwhile)
    await user.click(press(en.publication.publish))
    const published = true
    await waitFor(() =>
      expect(bodies).toEqual([
        { published, version: 5 },
        { published, version: 6 },
      ]),
    )
  })

  it('names every price that the new price changes', async () => {
    const read = { ...record(5), price: 320, publishedPrice: 300 } as unknown as EditedRecord
    renderInPanel(<Editor read={read}>{(form) => <PublishDialog form={form} onClose={() => undefined} />}</Editor>, {
      dictionary: { 'catalogue-editor': en },
    })
    const said = screen.getByRole('dialog').textContent.replaceAll('\u00a0', ' ')
    for (const change of ['2 weeks $164 → $175', '1 month $300 → $320', '1 month $436 → $465'])
      expect(said).toContain(change)
  })

  it('schedules the publication for the selected time', async () => {
    const bodies = answerChanges(answered(record(5)))
    const { user } = draw((form) => <PublishDialog form={form} onClose={() => undefined} />)
    await user.click(screen.getByLabelText(en.publication.later))
    await user.type(
      screen.getByLabelText(en.publication.at, { selector: 'input[type=datetime-local]' }),
      '2026-12-01T10:00',
    )
    await user.click(press(en.publication.schedule))
    const at = new Date('2026-12-01T10:00').toISOString()
    await waitFor(() => expect(bodies).toEqual([{ published: true, version: 5, at }]))
  })
})

import { useState } from 'react'
import type { SessionView } from '#features/people/accounts/schemas.ts'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { PageHead } from '#ui/layout/page-head.tsx'
import type { SectionPageProps } from '#ui/layout/panel.ts'
import { Section } from '#ui/layout/section.tsx'
import { ConfirmButton } from '#ui/overlays/confirm-action.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { formatMomentShort } from '#ui/text/moment-format.ts'
import { CodesList } from '../codes-list.tsx'
import { useMessages } from '../messages.ts'
import { renewRecoveryCodes } from '../second-factor-calls.ts'
import { EndSession } from './end-session.tsx'
import { FactorsSection } from './factors-section.tsx'
import styles from './security.module.css'

const LOW_CODE_COUNT = 3

/** The page with the user's own second factors, recovery codes and sessions. */
export function SecurityPage({ title }: SectionPageProps) {
  const query = useApiQuery('/api/auth/second-factor')
  const [codes, setCodes] = useState<string[]>()
  const { data } = query
  const hasFactor = data !== undefined && (data.passkeys.length > 0 || data.totp !== null)
  return (
    <>
      <PageHead title={title} />
      <Loaded query={query}>
        {(factors) => (
          <>
            <FactorsSection factors={factors} onChanged={query.refetch} onCodes={setCodes} />
            {(hasFactor || codes) && (
              <CodesSection
                left={factors.recoveryCodesLeft}
                codes={codes}
                onCodes={setCodes}
                onChanged={query.refetch}
              />
            )}
          </>
        )}
      </Loaded>
      <OwnSessions />
    </>
  )
}

/** The browsers in which the user is signed in. The user can sign out all of them here, except this one. */
function OwnSessions() {
  const { security: messages } = useMessages()
  const lang = useLang()
  const api = useApi()
  const query = useApiQuery('/api/auth/sessions')
  async function end({ id }: SessionView): Promise<void> {
    await api.delete('/api/auth/sessions/{id}', { path: { id } })
    showToast({ title: messages.ended })
    void query.refetch()
  }
  const deviceOf = ({ device }: SessionView) => device || messages.unknownDevice
  const endOf = (session: SessionView) => (
    <EndSession
      isCurrent={session.isCurrent}
      words={messages}
      name={messages.endOf(deviceOf(session))}
      call={() => end(session)}
    />
  )
  return (
    <Section className={styles.section} title={messages.sessions}>
      <DataTable
        label={messages.sessions}
        list={query}
        keyOf={({ id }) => id}
        columns={[
          { id: 'device', title: messages.device, isHeading: true, cell: deviceOf },
          { id: 'opened', title: messages.opened, cell: ({ createdAt }) => formatMomentShort(createdAt, lang) },
          { id: 'seen', title: messages.seen, cell: ({ lastSeenAt }) => formatMomentShort(lastSeenAt, lang) },
          { id: 'end', title: messages.session, isFigure: true, cell: endOf },
        ]}
      />
    </Section>
  )
}

type CodesSectionProps = {
  left: number
  /** The recovery codes of a new set. They are shown only once. */
  codes: string[] | undefined
  onCodes: (codes: string[] | undefined) => void
  onChanged: () => void
}

/** Shows how many recovery codes are left, and a button for a new set. */
function CodesSection({ left, codes, onCodes, onChanged }: CodesSectionProps) {
  const { security, codes: messages } = useMessages()
  const api = useApi()
  async function renew(): Promise<void> {
    const { recoveryCodes } = await renewRecoveryCodes(api)
    onCodes(recoveryCodes)
    onChanged()
  }
  return (
    <Section className={styles.section} title={security.codes}>
      <p className={styles.lead}>{security.codesLeft(left)}</p>
      {left <= LOW_CODE_COUNT && (
        <Notice tone="warn" quiet>
          {security.codesFew}
        </Notice>
      )}
      <div className={styles.buttons}>
        <ConfirmButton text={security.newCodes} button={{ size: 'control' }} title={security.askCodes} call={renew}>
          <p>{security.askCodesText}</p>
        </ConfirmButton>
      </div>
      <Dialog open={codes !== undefined} onClose={() => onCodes(undefined)} title={messages.title}>
        {codes && <CodesList codes={codes} onDone={() => onCodes(undefined)} />}
      </Dialog>
    </Section>
  )
}

import { useState } from 'react'
import { useApiQuery } from '#ui/data/api.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import type { SectionPageProps } from '#ui/layout/panel.ts'
import { CodesSection } from './codes-section.tsx'
import { FactorsSection } from './factors-section.tsx'
import { OwnSessions } from './own-sessions.tsx'

/** The user's own second factors, recovery codes and sessions. */
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

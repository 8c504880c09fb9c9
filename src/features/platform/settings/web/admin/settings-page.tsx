import type { ComponentType } from 'react'
import { useApiQuery } from '#ui/data/api.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { ContactsForm } from './contacts-form.tsx'
import { LanguagesForm } from './languages-form.tsx'
import { LegalForm } from './legal-form.tsx'
import { MethodsForm } from './methods-form.tsx'
import type { SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'
import { ShopForm } from './shop-form.tsx'
import { TermsForm } from './terms-form.tsx'
import { TiersForm } from './tiers-form.tsx'
import { useMessages } from './messages.ts'

const SECTIONS = {
  shop: ShopForm,
  contacts: ContactsForm,
  payments: MethodsForm,
  languages: LanguagesForm,
  legal: LegalForm,
  tiers: TiersForm,
  terms: TermsForm,
} satisfies Record<string, ComponentType<SectionProps>>

type SectionId = keyof typeof SECTIONS

/** Settings that staff change while the shop runs: `/settings/{section}`, each saved separately. */
export function SettingsPage() {
  const { title, tabs, tabsLabel, text, readOnly } = useMessages()
  const { can } = usePanel()
  const { segments } = useAddress()
  const query = useApiQuery('/api/admin/settings')
  const asked = segments[1] ?? 'shop'
  const current: SectionId = Object.hasOwn(SECTIONS, asked) ? (asked as SectionId) : 'shop'
  const Section = SECTIONS[current]
  return (
    <>
      <PageHead title={title} />
      <div className={styles.stack}>
        <Tabs
          label={tabsLabel}
          tabs={(Object.keys(SECTIONS) as SectionId[]).map((id) => ({
            href: id === 'shop' ? '/settings' : `/settings/${id}`,
            text: tabs[id],
            isCurrent: id === current,
          }))}
        />
        <p className={styles.quiet}>{text[current]}</p>
        {!can('settings.change') && (
          <Notice tone="info" quiet>
            {readOnly}
          </Notice>
        )}
        <Loaded query={query}>
          {(view) => <Section key={`${current} ${view.version}`} view={view} onDone={query.refetch} />}
        </Loaded>
      </div>
    </>
  )
}

import type { ComponentType } from 'react'
import { type Lang, LANGS } from '#base/i18n.ts'
import type { Settings } from '#base/settings.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { PictureField } from '#ui/forms/picture-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useField } from '#ui/forms/use-field.ts'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { settingsShape } from '../../schemas.ts'
import { AlertsForm } from './alerts-form.tsx'
import { ChoiceBoxes } from './choice-boxes.tsx'
import { ContactsForm } from './contacts-form.tsx'
import { LegalForm } from './legal-form.tsx'
import { useMessages } from './messages.ts'
import { MethodsForm } from './methods-form.tsx'
import { PlanningForm } from './planning-form.tsx'
import { RecordingForm } from './recording-form.tsx'
import { RemindersForm } from './reminders-form.tsx'
import { RiteForm } from './rite-form.tsx'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'
import { TermsForm } from './terms-form.tsx'
import { TiersForm } from './tiers-form.tsx'

const SECTIONS = {
  shop: ShopForm,
  contacts: ContactsForm,
  payments: MethodsForm,
  languages: LanguagesForm,
  legal: LegalForm,
  reminders: RemindersForm,
  alerts: AlertsForm,
  rite: RiteForm,
  tiers: TiersForm,
  terms: TermsForm,
  planning: PlanningForm,
  recording: RecordingForm,
} satisfies Record<string, ComponentType<SectionProps>>

type SectionId = keyof typeof SECTIONS

/** Settings that staff change while the shop runs: `/settings/{section}`. Each section is saved separately. */
export function SettingsPage() {
  const { title, tabs, tabsLabel, text, readOnly } = useMessages()
  const { can } = usePanel()
  const { segments } = useAddress()
  const query = useApiQuery('/api/admin/settings')
  const segment = segments[1] ?? 'shop'
  const current: SectionId = Object.hasOwn(SECTIONS, segment) ? (segment as SectionId) : 'shop'
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

/** The form for the shop's name in both languages, and for its logo. If a name is empty, the environment's value applies. */
export function ShopForm(props: SectionProps) {
  const messages = useMessages()
  const { shopName, brand, defaults } = props.view
  const form = useSchemaForm({
    schema: settingsShape.pick({ shopName: true, brand: true }),
    defaultValues: { shopName, brand },
    toInput: ({ shopName: { ru, en }, ...rest }: Pick<Settings, 'shopName' | 'brand'>) => ({
      ...rest,
      shopName: { ru: ru.trim() || defaults.shopName.ru, en: en.trim() || defaults.shopName.en },
    }),
  })
  return (
    <SectionForm {...props} form={form}>
      <div className={`fields-in-line ${styles.fields}`}>
        {LANGS.map((lang) => (
          <TextField
            key={lang}
            name={`shopName.${lang}`}
            label={`${messages.name} ${lang === 'ru' ? messages.inRussian : messages.inEnglish}`}
            hint={messages.usual(defaults.shopName[lang])}
            maxLength={60}
            lang={lang}
          />
        ))}
      </div>
      <PictureField name="brand.logo" label={messages.logo} hint={messages.logoHint} />
    </SectionForm>
  )
}

/** The form for the languages of the public pages. The last language cannot be removed. */
export function LanguagesForm(props: SectionProps) {
  const { languages } = props.view
  const form = useSchemaForm({ schema: settingsShape.pick({ languages: true }), defaultValues: { languages } })
  return (
    <SectionForm {...props} form={form}>
      <LanguageBoxes />
    </SectionForm>
  )
}

function LanguageBoxes() {
  const messages = useMessages()
  const { value, error, isClosed, onChange } = useField('languages')
  return (
    <ChoiceBoxes
      label={messages.tabs.languages}
      labelHidden
      options={LANGS}
      // The value has the type of the form's initial values.
      chosen={value as Lang[]}
      onChange={onChange}
      textOf={(lang) => messages.languages[lang]}
      keepsLast
      error={error}
      disabled={isClosed}
    />
  )
}

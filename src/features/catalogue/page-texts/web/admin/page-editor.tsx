import { lazy, Suspense } from 'react'
import { LANGS } from '#base/i18n.ts'
import {
  EditorNotices,
  LeaveQuestion,
  SaveButton,
  SavedState,
} from '#features/catalogue/catalogue-editor/web/admin/editor-notices.tsx'
import { useMessages as useEditorMessages } from '#features/catalogue/catalogue-editor/web/admin/messages.ts'
import { ConflictDialog } from '#features/catalogue/catalogue-editor/web/admin/versions/conflict-dialog.tsx'
import { VersionsTab } from '#features/catalogue/catalogue-editor/web/admin/versions/versions-tab.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/layout/button.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import type { TextPath } from '../../model.ts'
import { changedTexts, rightToChange } from '../../rules.ts'
import type { PageView } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './page-editor.module.css'
import { TextsTab } from './texts-tab.tsx'
import { usePageForm } from './use-page-form.ts'

// The preview contains the Markdown parser and the home page, so it is loaded only when it is shown.
const PagePreview = lazy(() => import('./page-preview.tsx').then((module) => ({ default: module.PagePreview })))

const TABS = ['text', 'page', 'versions'] as const

/** The texts of one page, its preview and its versions. */
export function PageEditor({ view }: { view: PageView }) {
  const messages = useMessages()
  const { editor } = useEditorMessages()
  const { can } = usePanel()
  const { search } = useAddress()
  const form = usePageForm(view)
  const { id, own } = view
  const canChange = can(rightToChange(id))
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'text'
  const isOwn = changedTexts(own, form.content).length === 0

  return (
    <>
      <PageHead
        title={messages.pages[id].title}
        back={{ href: '/pages', text: messages.back }}
        actions={canChange && <SaveButton form={form} messages={messages} />}
      />
      <div className={styles.standing}>
        <a href={id === 'home' ? '/' : `/${id}`}>{messages.open}</a>
        {canChange && (
          <Button kind="quiet" size="compact" disabled={isOwn} onClick={() => form.change(() => own)}>
            {messages.originalAll}
          </Button>
        )}
        {canChange && <SavedState isDirty={form.isDirty} />}
      </div>
      <EditorNotices
        form={form}
        canChange={canChange}
        faultName={(path) => {
          // The server identifies a text by its path.
          const { text, lang } = form.nameOf(path as TextPath)
          return lang ? `${text} (${lang.toUpperCase()})` : text
        }}
      />
      <Tabs
        label={editor.sections}
        tabs={TABS.map((name) => ({
          href: `/pages/${id}${name === 'text' ? '' : `?tab=${name}`}`,
          text: messages.tabs[name],
          isCurrent: name === tab,
        }))}
      />
      <div className={styles.tab}>
        {tab === 'text' && <TextsTab form={form} disabled={!canChange} />}
        {tab === 'page' && (
          <div className={styles.pages}>
            {LANGS.map((lang) => (
              <Suspense key={lang} fallback={<Skeleton lines={10} />}>
                <PagePreview view={form.base} content={form.content} lang={lang} />
              </Suspense>
            ))}
          </div>
        )}
        {tab === 'versions' && <VersionsTab form={form} canChange={canChange} isLive />}
      </div>
      {form.conflict && <ConflictDialog key={form.conflict.theirs.version} form={form} conflict={form.conflict} />}
      <LeaveQuestion isDirty={form.isDirty} />
    </>
  )
}

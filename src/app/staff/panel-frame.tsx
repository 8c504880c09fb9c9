import { Suspense, use, useEffect, useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { today } from '#features/office/today/web/admin/section.ts'
import { useMessages } from '#features/office/today/web/admin/messages.ts'
import { type Dictionary, loadTexts } from '#ui/text/lazy-texts.ts'
import { useLang, useWholeDictionary } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { type PanelSection, useAddress, usePanel } from '#ui/layout/panel.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useKeptFocus } from '#ui/overlays/use-focus-fallback.ts'
import { PageBoundary } from '../shell/page-boundary.tsx'
import styles from './panel-frame.module.css'
import { CommandPaletteSlot } from './command-palette-slot.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { Rail } from './rail.tsx'
import { findSection } from './sections.ts'
import type { StaffState } from './state.ts'

/** The rail and, beside it, the current section. */
export function PanelFrame({ state }: { state: StaffState }) {
  const messages = useMessages()
  const { segments } = useAddress()
  const { can } = usePanel()
  const section = findSection(segments[0])
  const title = section ? section.title[state.lang] : messages.title
  useKeptFocus()
  useEffect(() => {
    document.title = `${title} - ${state.shopName[state.lang]}`
  }, [title, state])

  const page = !section ? (
    <>
      <PageHead
        title={messages.notFound.title}
        {...(can('today.read') && { back: { href: '/', text: today.title[state.lang] } })}
      />
      <p>{messages.notFound.text}</p>
    </>
  ) : can(section.right) ? (
    <SectionPlace key={segments.join('/')} section={section} />
  ) : (
    <>
      <PageHead title={messages.noRight.title} />
      <Notice tone="warn">{messages.noRight.text}</Notice>
    </>
  )
  if (section?.isBare)
    return (
      <main id="content" tabIndex={-1}>
        {page}
      </main>
    )
  return (
    <div className={styles.frame}>
      <Rail current={section} state={state} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {page}
      </main>
      <CommandPaletteSlot />
      <KeysDialog />
    </div>
  )
}

/** Each section and its texts are loaded once. */
const loading = new Map<string, Promise<LoadedSection>>()

type LoadedSection = { Page: Awaited<ReturnType<PanelSection['load']>> }

/**
 * Loads the section once each time it is opened. React starts a suspended component again, so without the map it would load the section
 * again and again.
 */
function SectionPlace({ section }: { section: PanelSection }) {
  const [lang, dictionary] = [useLang(), useWholeDictionary()]
  const [loaded] = useState(() => loadSection(section, lang, dictionary))
  return (
    <PageBoundary>
      <Suspense fallback={<Skeleton lines={8} />}>
        <LoadedPage loaded={loaded} title={section.title[lang]} />
      </Suspense>
    </PageBoundary>
  )
}

function LoadedPage({ loaded, title }: { loaded: Promise<LoadedSection>; title: string }) {
  const { Page } = use(loaded)
  return <Page title={title} />
}

function loadSection(section: PanelSection, lang: Lang, dictionary: Dictionary): Promise<LoadedSection> {
  const known = loading.get(section.id)
  if (known) return known
  const promise = Promise.all([section.load(), loadTexts(lang, section.texts)]).then(([Page, texts]) => {
    Object.assign(dictionary, texts)
    return { Page }
  })
  // A failed load is retried when the section is opened again.
  promise.catch(() => loading.delete(section.id))
  loading.set(section.id, promise)
  return promise
}

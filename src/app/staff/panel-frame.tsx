import { Suspense, use, useEffect, useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { useMessages } from '#features/office/today/web/messages.ts'
import { type Dictionary, useLang, useWholeDictionary } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useKeptFocus } from '#ui/overlays/use-kept-focus.ts'
import { PageBoundary } from '../shell/page-boundary.tsx'
import styles from './panel-frame.module.css'
import { CommandPaletteSlot } from './command-palette-slot.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { Rail } from './rail.tsx'
import type { SectionModule } from './section.ts'
import { SECTION_RIGHTS, sectionAt } from './section-rights.ts'
import { type Section, sections } from './sections.ts'
import type { StaffState } from './state.ts'

/** The rail and, beside it, the current section. */
export function PanelFrame({ state }: { state: StaffState }) {
  const messages = useMessages()
  const { segments } = useAddress()
  const { can } = usePanel()
  const here = sectionAt(segments[0])
  const section = sections.find(({ id }) => id === here)
  const title = section ? messages.sections[section.id] : messages.title
  useKeptFocus()
  useEffect(() => {
    document.title = `${title} - ${state.shopName[state.lang]}`
  }, [title, state])

  const page = !section ? (
    <>
      <PageHead
        title={messages.notFound.title}
        {...(can('today.read') && { back: { href: '/', text: messages.sections.today } })}
      />
      <p>{messages.notFound.text}</p>
    </>
  ) : can(SECTION_RIGHTS[section.id]) ? (
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
      <Rail current={section?.id} state={state} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {page}
      </main>
      <CommandPaletteSlot />
      <KeysDialog />
    </div>
  )
}

/** Each section is loaded once, with its texts. */
const loading = new Map<string, Promise<SectionModule>>()

/** Loads the section once per opening: a suspended component starts over, and would load it again and again. */
function SectionPlace({ section }: { section: Section }) {
  const [lang, dictionary] = [useLang(), useWholeDictionary()]
  const [loaded] = useState(() => loadSection(section, lang, dictionary))
  return (
    <PageBoundary>
      <Suspense fallback={<Skeleton lines={8} />}>
        <SectionPage loaded={loaded} />
      </Suspense>
    </PageBoundary>
  )
}

function SectionPage({ loaded }: { loaded: Promise<SectionModule> }) {
  const { Page } = use(loaded)
  return <Page />
}

function loadSection(section: Section, lang: Lang, dictionary: Dictionary): Promise<SectionModule> {
  const known = loading.get(section.id)
  if (known) return known
  const promise = section.load(lang).then((module) => {
    Object.assign(dictionary, module.messages)
    return module
  })
  // A failed load is retried when the section is opened again.
  promise.catch(() => loading.delete(section.id))
  loading.set(section.id, promise)
  return promise
}

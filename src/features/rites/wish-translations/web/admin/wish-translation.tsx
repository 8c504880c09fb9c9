import { useState } from 'react'
import { useApiQuery } from '#ui/data/api.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { useMessages } from './messages.ts'
import { TranslationDialog } from './translation-dialog.tsx'

/** The wish of an order with its translation, on the page where staff set the days. Shows nothing without a wish. */
export function WishTranslation({ orderId }: { orderId: string }) {
  const messages = useMessages()
  const query = useApiQuery('/api/admin/wishes/{orderId}', { path: { orderId } })
  const [isOpen, setIsOpen] = useState(false)
  const { data } = query
  if (!data?.wish) return null
  const { wish, translation } = data
  return (
    <div>
      <Facts
        facts={[
          { term: messages.wish, value: <span dir="auto">{wish}</span> },
          { term: messages.translation, value: translation && <span lang={translation.lang}>{translation.text}</span> },
        ]}
      />
      {translation && !translation.isCurrent && (
        <Notice tone="warn" quiet>
          {messages.outdated}
        </Notice>
      )}
      <Button size="compact" onClick={() => setIsOpen(true)}>
        {translation ? messages.edit : messages.add}
      </Button>
      {isOpen && (
        <TranslationDialog
          wish={data}
          onClose={() => setIsOpen(false)}
          onSaved={() => {
            setIsOpen(false)
            void query.refetch()
          }}
        />
      )}
    </div>
  )
}

type OpenTranslationProps = { orderId: string; hasTranslation: boolean; onChanged: () => void }

/** A button on the sheet that opens the translation of a wish. */
export function OpenTranslation({ orderId, hasTranslation, onChanged }: OpenTranslationProps) {
  const messages = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const query = useApiQuery('/api/admin/wishes/{orderId}', { path: { orderId } }, { enabled: isOpen })
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        {hasTranslation ? messages.edit : messages.add}
      </button>
      {isOpen && query.data && (
        <TranslationDialog
          wish={query.data}
          onClose={() => setIsOpen(false)}
          onSaved={() => {
            setIsOpen(false)
            void query.refetch()
            onChanged()
          }}
        />
      )}
    </>
  )
}

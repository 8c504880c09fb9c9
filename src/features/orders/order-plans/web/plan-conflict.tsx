import { printedName } from '#features/orders/orders/rules-status.ts'
import { namesIn } from '#features/orders/plans/rules-participants.ts'
import { shortDayText } from '#features/orders/plans/web/day-format.ts'
import { useMessages } from '#features/orders/plans/web/messages.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { useFormKit } from '#ui/forms/form-context.ts'
import { Button } from '#ui/layout/button.tsx'
import { focusOnce } from '#ui/layout/focus-once.ts'
import { useLang } from '#ui/text/messages.tsx'
import { shownDay } from '../rules-form.ts'
import type { FoundConflict } from './use-plan-conflict.ts'

/** Says what somebody else has saved while the form was open. A reader who may not see the texts learns only that they changed. */
export function PlanConflict({ found, onDiscard }: { found: FoundConflict; onDiscard: () => void }) {
  const { conflict: messages } = useMessages().order
  const lang = useLang()
  const { submit } = useFormKit()
  const { texts, recipient, participantCount, rituals } = found.present
  const names = recipient?.name ?? namesIn(texts?.participants ?? '').join(', ')
  const action = (
    <>
      <Button onClick={submit}>{messages.save}</Button>
      <Button kind="quiet" onClick={onDiscard}>
        {messages.discard}
      </Button>
    </>
  )
  return (
    <div tabIndex={-1} ref={focusOnce}>
      <Notice tone="warn" title={messages.title} action={action}>
        <p>{messages.text}</p>
        {found.hasNames && <p>{messages.names(names, participantCount)}</p>}
        {found.hasWish && <p>{messages.wish(texts?.specialWishes)}</p>}
        {rituals
          .filter(({ line }) => found.lines.includes(line))
          .map((ritual) => (
            <p key={ritual.line}>
              {messages.day(printedName(ritual.name), shortDayText(shownDay(ritual) ?? '', lang))}
            </p>
          ))}
      </Notice>
    </div>
  )
}

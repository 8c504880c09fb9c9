import { useRef } from 'react'
import { LANGS } from '#base/i18n.ts'
import type { GroupEntry, IntentionEntry, IntentionsContent } from '#features/catalogue/catalogue-lists/model.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { NEW_ENTRY } from '../../../rules-lists.ts'
import { FieldLabel } from '../fields/field-label.tsx'
import { useListMessages } from './intention-messages.ts'
import styles from './list-tab.module.css'
import { useMessages } from '../messages.ts'
import { moved, placeMoves } from './list-sorting.ts'
import { SortHandle, SortProvider } from './drag-sorting.tsx'
import type { ListForm } from './use-list-form.ts'

type IntentionsTabProps = { form: ListForm<IntentionsContent>; disabled: boolean }

/** The six groups in order, each with its intentions in both languages side by side. */
export function IntentionsTab({ form, disabled }: IntentionsTabProps) {
  const messages = useListMessages()
  return (
    <div className={styles.sections}>
      <p className={styles.note}>{messages.removal}</p>
      {form.content.groups.map((group, place) => (
        <Group key={group.id} form={form} group={group} place={place} disabled={disabled} />
      ))}
    </div>
  )
}

type GroupProps = IntentionsTabProps & { group: GroupEntry; place: number }

function Group({ form, group, place, disabled }: GroupProps) {
  const messages = useListMessages()
  const { list } = useMessages()
  const lang = useLang()
  const added = useRef(0)
  const { groups, intentions } = form.content
  const own = intentions.filter((entry) => entry.group === group.id)
  const offered = own.filter(({ hidden }) => !hidden).length
  const name = group[lang].name || group.ru.name || group.en.name

  function changeAll(change: (all: IntentionEntry[]) => IntentionEntry[]): void {
    form.change((before) => ({ ...before, intentions: change(before.intentions) }))
  }
  function add(): void {
    added.current += 1
    const id = `${NEW_ENTRY}${group.id}-${Date.now().toString(36)}${added.current}`
    const entry = { id, group: group.id, hidden: false, ru: { name: '' }, en: { name: '' } }
    changeAll((all) => all.toSpliced(all.findLastIndex((each) => each.group === group.id) + 1 || all.length, 0, entry))
  }
  function move(id: string, to: number): void {
    const target = own[to]
    if (target) changeAll((all) => moved(all, id, all.indexOf(target)))
  }

  return (
    <section className={styles.section} aria-label={name}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>{name}</h2>
          <span className={styles.count}>{messages.count(offered, own.length - offered)}</span>
        </div>
        {!disabled && (
          <Menu
            label={list.actions(name)}
            items={placeMoves(list, groups, place, (to) =>
              form.change((before) => ({ ...before, groups: moved(before.groups, group.id, to) })),
            )}
          />
        )}
      </header>
      <div className={styles.pair}>
        {LANGS.map((each) => (
          <Field
            key={each}
            lang={each}
            label={<FieldLabel text={messages.groupName} lang={each} isFilled={group[each].name !== ''} isNeeded />}
            value={group[each].name}
            onChange={(text) =>
              form.change((before) => ({
                ...before,
                groups: before.groups.map((one) => (one.id === group.id ? { ...one, [each]: { name: text } } : one)),
              }))
            }
            error={form.save.faults[`groups.${place}.${each}.name`]}
            disabled={disabled}
          />
        ))}
      </div>
      {own.length === 0 && <p className={styles.count}>{messages.empty}</p>}
      <SortProvider ids={own.map(({ id }) => id)} nameOf={(id) => nameOf(own, id, messages.newOne)} onMove={move}>
        <ol className={styles.rows} data-plain>
          {own.map((entry, at) => (
            <Intention
              key={entry.id}
              form={form}
              entry={entry}
              at={at}
              own={own}
              disabled={disabled}
              onMove={(to) => move(entry.id, to)}
              onAll={changeAll}
            />
          ))}
        </ol>
      </SortProvider>
      {!disabled && (
        <Button size="compact" className={styles.add} aria-label={messages.addTo(name)} onClick={add}>
          <Icon name="plus" size={16} /> {messages.add}
        </Button>
      )}
    </section>
  )
}

type IntentionProps = IntentionsTabProps & {
  entry: IntentionEntry
  at: number
  own: IntentionEntry[]
  onMove: (to: number) => void
  onAll: (change: (all: IntentionEntry[]) => IntentionEntry[]) => void
}

function Intention({ form, entry, at, own, disabled, onMove, onAll }: IntentionProps) {
  const messages = useListMessages()
  const { list } = useMessages()
  const lang = useLang()
  const { groups, intentions } = form.content
  const place = intentions.indexOf(entry)
  const name = nameOf(own, entry.id, messages.newOne)
  const isNew = entry.id.startsWith(NEW_ENTRY) && entry.ru.name === '' && entry.en.name === ''
  const set = (changes: Partial<IntentionEntry>) =>
    onAll((all) => all.map((one) => (one.id === entry.id ? { ...one, ...changes } : one)))

  function remove(): void {
    onAll((all) => all.filter(({ id }) => id !== entry.id))
    const undo = () => onAll((all) => (all.some(({ id }) => id === entry.id) ? all : all.toSpliced(place, 0, entry)))
    showToast({ title: messages.removed(name), action: { label: messages.undo, run: undo } })
  }

  return (
    <li className={styles.row} data-hidden={entry.hidden || undefined}>
      {disabled ? <span /> : <SortHandle id={entry.id} label={list.drag(name)} />}
      <div className={styles.pair}>
        {LANGS.map((each) => (
          <Field
            key={each}
            lang={each}
            // After adding an entry, the user types its name, so the field gets the focus.
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
            autoFocus={isNew && each === 'ru'}
            label={
              <FieldLabel
                text={messages.intention}
                lang={each}
                isFilled={entry[each].name.trim() !== ''}
                isNeeded={!entry.hidden}
              />
            }
            value={entry[each].name}
            onChange={(text) => set({ [each]: { name: text } })}
            error={form.save.faults[`intentions.${place}.${each}.name`]}
            disabled={disabled}
          />
        ))}
      </div>
      <span className={styles.acts}>
        {entry.hidden && (
          <span className={styles.hidden}>
            <Badge tone="warn">{messages.hidden}</Badge>
          </span>
        )}
        {!disabled && (
          <Menu
            label={list.actions(name)}
            items={[
              {
                id: 'hide',
                text: entry.hidden ? messages.show : messages.hide,
                onSelect: () => set({ hidden: !entry.hidden }),
              },
              ...placeMoves(list, own, at, onMove),
              ...groups
                .filter(({ id }) => id !== entry.group)
                .map((group) => ({
                  id: group.id,
                  text: messages.moveTo(group[lang].name),
                  onSelect: () => set({ group: group.id }),
                })),
              { id: 'remove', text: messages.remove, isDangerous: true, onSelect: remove },
            ]}
          />
        )}
      </span>
    </li>
  )
}

function nameOf(entries: IntentionEntry[], id: string, unnamed: string): string {
  const entry = entries.find((each) => each.id === id)
  return entry?.ru.name || entry?.en.name || unnamed
}

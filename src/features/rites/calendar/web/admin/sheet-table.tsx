import { useState } from 'react'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { momentText, printedMoment, SITE_ZONE } from '#features/people/places/rules-moment.ts'
import { showSanskrit } from '../../rules-days.ts'
import { usePanel } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { SheetPerson, SheetView, SpellingView } from '../../schemas-sheet.ts'
import { useMessages } from './messages.ts'
import page from './sheet-page.module.css'
import styles from './sheet-table.module.css'
import { OpenTranslation } from '#features/rites/wish-translations/web/admin/wish-translation.tsx'
import { SpellingDialog } from './spelling-dialog.tsx'

type Performance = SheetView['performances'][number]

/** The table of the sheet. Each person has one row. The rows of one performance are a block, which is not split between pages. */
export function SheetTable({ performances, onChanged }: { performances: Performance[]; onChanged: () => void }) {
  const { sankalpa: messages } = useMessages()
  const [edited, setEdited] = useState<EditedName>()
  const { columns } = messages
  return (
    <div className={styles.scroll} tabIndex={-1}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">
              {columns.name}
              <small>{columns.latin}</small>
            </th>
            <th scope="col" lang="sa">
              {columns.devanagari}
            </th>
            <th scope="col">{columns.gotra}</th>
            <th scope="col" className={styles.word}>
              {columns.moon}
            </th>
            <th scope="col">{columns.ritual}</th>
            <th scope="col">{columns.sankalpa}</th>
            <th scope="col" className={styles.word}>
              {columns.read}
            </th>
          </tr>
        </thead>
        {performances.map((performance, index) => (
          <PerformanceRows
            key={`${performance.orderId} ${performance.lineId}`}
            performance={performance}
            number={index + 1}
            onEdit={setEdited}
            onChanged={onChanged}
          />
        ))}
      </table>
      {edited && <SpellingDialog {...edited} onClose={() => setEdited(undefined)} onSaved={onChanged} />}
    </div>
  )
}

type EditedName = { words: SpellingView[]; correctedIn: string | undefined }
type OnEdit = (name: EditedName) => void

type RowsProps = { performance: Performance; number: number; onEdit: OnEdit; onChanged: () => void }

function PerformanceRows({ performance, number, onEdit, onChanged }: RowsProps) {
  const { sankalpa: messages } = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const { people, name, k, n, performsAt, sankalpa, translation, changedAt, isChangedAfter } = performance
  const cellsOf = (person: SheetPerson) => <PersonCells person={person} orderId={performance.orderId} onEdit={onEdit} />
  const departed = people.filter(({ isDeparted }) => isDeparted).map(cellsOf)
  const lines = [
    ...people.filter(({ isDeparted }) => !isDeparted).map(cellsOf),
    ...(departed.length > 0 ? [<DepartedHeading key="departed" />, ...departed] : []),
  ]
  const rows = Math.max(1, lines.length)
  const [first, ...others] = lines
  return (
    <tbody>
      <tr>
        <td rowSpan={rows} className={styles.number}>
          {number}
        </td>
        {first ?? <td colSpan={4}>{messages.nobody}</td>}
        <td rowSpan={rows} className={styles.ritual}>
          {printedName(name)}
          <small>{performance.number}</small>
          {changedAt !== null && (
            <strong className={styles.changed}>
              {(isChangedAfter ? messages.changedAfter : messages.changed)(printedMoment(changedAt, lang))}
            </strong>
          )}
          {performsAt !== undefined && (
            <small>
              <strong>{momentText(performsAt, SITE_ZONE, lang)}</strong>
            </small>
          )}
          {n > 1 && <small>{messages.kOfN(k, n)}</small>}
          {performance.priest && (
            <small>
              <bdi>{performance.priest}</bdi>
            </small>
          )}
        </td>
        <td rowSpan={rows} className={styles.sankalpa} data-title={messages.columns.sankalpa} dir="auto">
          {sankalpa}
          {translation && (
            <span lang={translation.lang} className={styles.translation}>
              {translation.text}
            </span>
          )}
          {sankalpa !== '' && can('sheets.read') && (
            <span className={styles.translate}>
              <OpenTranslation
                orderId={performance.orderId}
                hasTranslation={translation !== null}
                onChanged={onChanged}
              />
            </span>
          )}
        </td>
        <td rowSpan={rows} className={styles.tick} data-title={messages.columns.read}>
          <span className="visually-hidden">{messages.columns.read}</span>
          <i aria-hidden="true" />
        </td>
      </tr>
      {others.map((cells, index) => (
        <tr key={index}>{cells}</tr>
      ))}
    </tbody>
  )
}

/** The heading above the names of people who have died. The priest reads these names separately. */
function DepartedHeading() {
  const { sankalpa: messages } = useMessages()
  return (
    <th colSpan={4} className={styles.departed}>
      {messages.departed}{' '}
      <span lang="hi" className={page.devanagari}>
        / दिवंगत
      </span>
    </th>
  )
}

type CellsProps = { person: SheetPerson; orderId: string; onEdit: OnEdit }

function PersonCells({ person, orderId, onEdit }: CellsProps) {
  const { sankalpa: messages } = useMessages()
  const { can } = usePanel()
  const lang = useLang()
  const correctedIn = person.correctedBy === null ? undefined : orderId
  const moon = [person.nakshatra, person.rashi].filter((each) => each !== null)
  return (
    <>
      <td className={styles.name}>
        <bdi>{person.name}</bdi>
        {/* A block element, so that the text starts a new line in any writing direction. */}
        <span className={styles.spelt}>
          <bdi>{person.latin}</bdi>
        </span>
      </td>
      <td lang="sa" className={`${styles.letters} ${page.devanagari}`}>
        {can('sheets.read') ? (
          <button type="button" onClick={() => onEdit({ words: person.words, correctedIn })}>
            <span className="visually-hidden">{messages.edit} </span>
            {person.devanagari}
          </button>
        ) : (
          person.devanagari
        )}
        {person.correctedBy !== null ? (
          <small lang={lang} className={styles.corrected}>
            {messages.correctedBy[person.correctedBy]}
          </small>
        ) : (
          person.words.some(({ version }) => version > 0) && (
            <small lang={lang} className={styles.corrected}>
              {messages.corrected}
            </small>
          )
        )}
      </td>
      <td className={styles.gotra} data-title={messages.columns.gotra}>
        {person.gotra}
      </td>
      <td data-title={messages.columns.moon}>
        {[...person.possibleNakshatras, ...moon].map(({ latin, devanagari }) => (
          <span key={latin} className={styles.moon}>
            <span lang="sa" className={page.devanagari}>
              {devanagari}
            </span>{' '}
            {showSanskrit({ latin, devanagari }, lang)}
          </span>
        ))}
        {person.possibleNakshatras.length > 0 && <small>{messages.possibleMoon}</small>}
        {person.birthPlace !== '' && <small>{messages.birthPlace(person.birthPlace)}</small>}
      </td>
    </>
  )
}

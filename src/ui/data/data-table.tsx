import { type ReactNode, type RefObject, useRef } from 'react'
import styles from './data-table.module.css'
import { EmptyList } from '../feedback/empty-list.tsx'
import { Link } from '../layout/link.tsx'
import { Loaded, type Query } from '../feedback/loaded.tsx'
import { useDictionary } from '../text/messages.tsx'
import { MoreButton } from './more-button.tsx'
import type { PanelMessages } from '../text/panel-messages.en.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import { useKeys } from '../layout/use-keys.ts'
import type { Pages } from './api.ts'

export type Column<Row> = {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the end and under each other. */
  isFigure?: boolean
  /** Running text: as much room as there is, and on a phone it is read under its title, not beside it. */
  isText?: boolean
  /** On a phone the rest of the row is read by its titles; this is its heading. */
  isHeading?: boolean
}

type DataTableProps<Row> = {
  /** What the table holds, for a screen reader. */
  label: string
  columns: Column<Row>[]
  /** A query of all rows, pages of them, or rows that were read with something else. */
  list: Query<Row[]> & Partial<Pick<Pages<Row>, 'hasMore' | 'more' | 'isFetching'>>
  keyOf: (row: Row) => string
  /** The page of a row: its heading becomes the link, and the whole row leads there. */
  hrefOf?: (row: Row) => string
  /** Shown when there are no rows; by default a short sentence. */
  empty?: ReactNode
}

/** A list of the staff: a table, and on a phone one card a row. `j` and `k` go from row to row. */
export function DataTable<Row>({ label, columns, list, keyOf, hrefOf, empty }: DataTableProps<Row>) {
  const messages = useDictionary<PanelMessages>('panel')
  const box = useRef<HTMLDivElement>(null)
  useRowKeys(box)
  return (
    <div ref={box} className={styles.box}>
      <Loaded query={list} skeleton={<TableSkeleton />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyList>{empty ?? messages.empty}</EmptyList>
          ) : (
            <div className={styles.scroll} tabIndex={-1}>
              <table className={styles.table} aria-label={label} aria-busy={list.isFetching || undefined}>
                <thead>
                  <tr>
                    {columns.map((column) => (
                      <th key={column.id} scope="col" className={column.isFigure ? styles.figure : undefined}>
                        {column.title}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={keyOf(row)} className={hrefOf && styles.linked}>
                      {columns.map((column) => (
                        <Cell key={column.id} column={column} row={row} href={hrefOf?.(row)} />
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Loaded>
      <MoreButton className={styles.more} list={list} />
    </div>
  )
}

/** `j` and `k` go down and up the rows from wherever the focus is, unless something is being typed. */
function useRowKeys(box: RefObject<HTMLElement | null>): void {
  function step(by: 1 | -1): void {
    const links = [...(box.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    links[Math.min(links.length - 1, Math.max(0, at + by))]?.focus()
  }
  useKeys({ j: () => step(1), k: () => step(-1) })
}

function Cell<Row>({ column, row, href }: { column: Column<Row>; row: Row; href: string | undefined }) {
  const { isFigure, isHeading, isText } = column
  const classes = [isFigure && styles.figure, isHeading && styles.heading, isText && styles.text]
    .filter(Boolean)
    .join(' ')
  const cell = column.cell(row)
  const isEmpty = cell === null || cell === undefined || cell === '' || cell === false
  // A name from right to left is not to turn the line around it.
  const content = typeof cell === 'string' ? <bdi>{cell}</bdi> : cell
  if (column.isHeading && href !== undefined)
    return (
      <th scope="row" className={classes}>
        <Link href={href} className={styles.link} data-row>
          {content}
        </Link>
      </th>
    )
  return (
    <td
      className={classes || undefined}
      data-title={column.isHeading ? undefined : column.title}
      data-empty={isEmpty || undefined}
    >
      {content}
    </td>
  )
}

function TableSkeleton() {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className={styles.skeletonRow} />
      ))}
    </div>
  )
}

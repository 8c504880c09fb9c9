import { type ReactNode, type RefObject, useRef } from 'react'
import styles from './data-table.module.css'
import { EmptyList } from '../feedback/empty-list.tsx'
import { Link } from '../layout/link.tsx'
import { Loaded, type Query } from '../feedback/loaded.tsx'
import { usePanelMessages } from '../text/use-panel-messages.ts'
import { MoreButton } from './more-button.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { useKeys } from '../layout/use-keys.ts'
import type { Pages } from './api.ts'

export type Column<Row> = {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** True for a column of numbers, which are aligned at the end. */
  isFigure?: boolean
  /** True for a column of running text. The column takes all free width. On a phone the text is below the title, not beside it. */
  isText?: boolean
  /** True for the column that is the heading of a row's card on a phone. */
  isHeading?: boolean
}

type DataTableProps<Row> = {
  /** The contents of the table, for screen readers. */
  label: string
  columns: Column<Row>[]
  /** A query of all rows, a query of pages of rows, or rows that were loaded together with other data. */
  list: Query<Row[]> & Partial<Pick<Pages<Row>, 'hasMore' | 'more' | 'isFetching'>>
  keyOf: (row: Row) => string
  /** Returns the address of a row's page. The heading of the row becomes the link, and the whole row is clickable. */
  hrefOf?: (row: Row) => string
  /** Shown when there are no rows; by default a short sentence. */
  empty?: ReactNode
}

/** A list in the staff panel: a table, or on a phone one card per row. The keys `j` and `k` move between rows. */
export function DataTable<Row>({ label, columns, list, keyOf, hrefOf, empty }: DataTableProps<Row>) {
  const messages = usePanelMessages()
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

/** The keys `j` and `k` move down and up in the rows. They work wherever the focus is, except while the user types. */
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
  // A right-to-left name must not change the direction of the line that contains it.
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

import type { ReactNode } from 'react'
import { Loaded, type Query } from '../feedback/loaded.tsx'
import { PageHead, type PageHeadProps } from './page-head.tsx'

type DetailPageProps<T> = {
  query: Query<T>
  /** The list that contains the record of this page. */
  back: NonNullable<PageHeadProps['back']>
  /** The title until the data is loaded. */
  title: string
  /** The title if the record does not exist. By default there is a notice. */
  unknown?: string
  /** An explanation below the title, if the record does not exist. */
  unknownText?: ReactNode
  /** The head for the loaded data. */
  head: (found: NonNullable<T>) => Pick<PageHeadProps, 'title'> & Partial<PageHeadProps>
  children: (found: NonNullable<T>) => ReactNode
}

/** The page of one record: its head, then its data. It always has a title and a back link. */
export function DetailPage<T>({ query, back, title, unknown, unknownText, head, children }: DetailPageProps<T>) {
  return (
    <Loaded
      query={query}
      head={<PageHead title={title} back={back} />}
      missing={
        unknown && (
          <>
            <PageHead title={unknown} back={back} />
            {unknownText}
          </>
        )
      }
    >
      {(found) => (
        <>
          <PageHead back={back} {...head(found)} />
          {children(found)}
        </>
      )}
    </Loaded>
  )
}

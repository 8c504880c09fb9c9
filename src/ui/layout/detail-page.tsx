import type { ReactNode } from 'react'
import { Loaded, type Query } from '../feedback/loaded.tsx'
import { PageHead, type PageHeadProps } from './page-head.tsx'

type DetailPageProps<T> = {
  query: Query<T>
  /** The list that the page belongs to. */
  back: NonNullable<PageHeadProps['back']>
  /** What the page is called until its subject is read. */
  title: string
  /** What it is called where nothing exists; by default a notice says that. */
  unknown?: string
  /** More about that, under the title. */
  unknownText?: ReactNode
  skeleton?: ReactNode
  /** The head for what was read. */
  head: (found: NonNullable<T>) => Pick<PageHeadProps, 'title'> & Partial<PageHeadProps>
  children: (found: NonNullable<T>) => ReactNode
}

/** The page of one thing: its head, then what is known of it. It is never without a title and the way back. */
export function DetailPage<T>({
  query,
  back,
  title,
  unknown,
  unknownText,
  skeleton,
  head,
  children,
}: DetailPageProps<T>) {
  return (
    <Loaded
      query={query}
      skeleton={skeleton}
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

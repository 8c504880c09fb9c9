import { Skeleton } from '#ui/feedback/skeleton.tsx'
import plateStyles from './plate.module.css'

type PlateToComeProps = { plate: string | undefined; words: string | undefined; lines: number }

/** A plate with a heading and words beside it, in the classes of the page they will stand on, while all of it is on its way. */
export function PlateSkeleton({ plate, words, lines }: PlateToComeProps) {
  return (
    <>
      <Skeleton className={`${plateStyles.square} ${plate}`} />
      <div className={words}>
        <p className="type-h1">
          <Skeleton lines={2} />
        </p>
        <Skeleton lines={lines} />
      </div>
    </>
  )
}

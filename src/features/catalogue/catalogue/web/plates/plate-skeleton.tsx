import { Skeleton } from '#ui/feedback/skeleton.tsx'
import plateStyles from './plate.module.css'

type PlateToComeProps = { plate: string | undefined; words: string | undefined; lines: number }

/** Placeholder for a plate with a heading and text next to the plate. Uses the classes of the page that is loading. */
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

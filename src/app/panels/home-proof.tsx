import { lazy, Suspense } from 'react'
import type { Lang } from '#base/i18n.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useNear } from '#ui/feedback/use-near.ts'
import { useLang } from '#ui/text/messages.tsx'
import styles from './home-proof.module.css'

/** The sample and its texts are a separate chunk, loaded when a reader scrolls near it. */
const loaded = (lang: Lang) =>
  lazy(async () => {
    const [{ HomeProofCard }, { loadPageTexts }] = await Promise.all([
      import('./home-proof-card.tsx'),
      import('../messages/page-texts.ts'),
    ])
    const dictionary = await loadPageTexts(lang, ['archive', 'proofs'])
    return { default: () => <HomeProofCard dictionary={dictionary} /> }
  })

const CARDS = { ru: loaded('ru'), en: loaded('en') }

const TO_COME = (
  <div className={styles.toCome}>
    <Skeleton lines={8} />
  </div>
)

/** A complete proof on the home page. */
export function HomeProof() {
  const [place, isNear] = useNear<HTMLDivElement>()
  const Card = CARDS[useLang()]
  return (
    <div ref={place} className={styles.proof}>
      {isNear ? (
        <Suspense fallback={TO_COME}>
          <Card />
        </Suspense>
      ) : (
        TO_COME
      )}
    </div>
  )
}

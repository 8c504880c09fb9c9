import { useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useNear } from '#ui/feedback/use-near.ts'
import { useLang } from '#ui/text/messages.tsx'
import { type Sample, samplePath, sampleViewPath } from '../../paths.ts'
import { useHomeMessages } from './home-messages.ts'
import styles from './home-samples.module.css'

/** The certificate is first, because it is a picture and appears immediately. */
const SHOWN: readonly Sample[] = ['certificate', 'sheet', 'proof', 'email']

/** The beginning of real documents and pages of an order, large enough to read. Each links to the whole document. */
export function HomeSamples() {
  const lang = useLang()
  const { samplesTitle: title, samples: names, samplesAbout } = useHomeMessages()
  const [section, isNear] = useNear<HTMLElement>()
  return (
    <section ref={section} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.row} data-plain>
        {SHOWN.map((sample) => (
          <li key={sample} className={`sample sample-${sample} ${styles.sample}`}>
            <div className="sample-paper" inert>
              <Paper sample={sample} lang={lang} name={names[sample]} isNear={isNear} />
            </div>
            <a href={sampleViewPath(sample, lang)} className={styles.link}>
              {names[sample]}
            </a>
            <p className={styles.about}>{samplesAbout[sample]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type PaperProps = { sample: Sample; lang: Lang; name: string; isNear: boolean }

/** A document. Lines of a text stand in its place until it is loaded. */
function Paper({ sample, lang, name, isNear }: PaperProps) {
  const [isLoaded, setIsLoaded] = useState(false)
  const address = samplePath(sample, lang)
  const show = () => setIsLoaded(true)
  return (
    <>
      {!isLoaded && (
        <div className={styles.toCome}>
          <Skeleton lines={6} />
        </div>
      )}
      {sample === 'certificate' ? (
        <img src={address} alt="" width="880" height="622" loading="lazy" decoding="async" onLoad={show} />
      ) : (
        isNear && (
          <iframe src={address} title={name} loading="lazy" sandbox="allow-same-origin" tabIndex={-1} onLoad={show} />
        )
      )}
    </>
  )
}

import { useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { Button } from '#ui/layout/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useNear } from '#ui/feedback/use-near.ts'
import { useLang } from '#ui/text/messages.tsx'
import { type Sample, samplePath, sampleViewPath } from '../../paths.ts'
import { useHomeMessages } from './home-messages.ts'
import styles from './home-samples.module.css'

const SHOWN: readonly Sample[] = ['sheet', 'proof', 'email']

/** The whole certificate, and the beginning of other documents and pages of an order. Each sample links to the whole document. */
export function HomeSamples() {
  const lang = useLang()
  const { samplesTitle: title, samples: names, samplesAbout, openCertificate } = useHomeMessages()
  const [section, isNear] = useNear<HTMLElement>()
  return (
    <section ref={section} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <div className={styles.certificate}>
        <img src={samplePath('certificate', lang)} alt="" width="880" height="622" loading="lazy" decoding="async" />
        <div>
          <h3>{names.certificate}</h3>
          <p className={styles.about}>{samplesAbout.certificate}</p>
          <Button as="a" href={sampleViewPath('certificate', lang)}>
            {openCertificate}
          </Button>
        </div>
      </div>
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

/** A sample document. Lines are shown as a placeholder until the document is loaded. */
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
      {isNear && (
        <iframe src={address} title={name} loading="lazy" sandbox="allow-same-origin" tabIndex={-1} onLoad={show} />
      )}
    </>
  )
}

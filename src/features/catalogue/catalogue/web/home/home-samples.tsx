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
              {isNear || sample === 'certificate' ? (
                <Paper sample={sample} lang={lang} name={names[sample]} />
              ) : (
                <div className={styles.toCome}>
                  <Skeleton lines={6} />
                </div>
              )}
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

function Paper({ sample, lang, name }: { sample: Sample; lang: Lang; name: string }) {
  const address = samplePath(sample, lang)
  if (sample === 'certificate')
    return <img src={address} alt="" width="880" height="622" loading="lazy" decoding="async" />
  return <iframe src={address} title={name} loading="lazy" sandbox="allow-same-origin" tabIndex={-1} />
}

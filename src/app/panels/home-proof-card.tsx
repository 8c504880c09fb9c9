import { ArchiveSample } from '#features/rites/proofs/web/archive-sample.tsx'
import { useApiQuery } from '#ui/data/api.ts'
import type { Dictionary } from '#ui/text/lazy-texts.ts'
import { MessagesProvider, useLang, useWholeDictionary } from '#ui/text/messages.tsx'
import styles from './home-proof.module.css'

/** The sample proof of the archive. If the archive contains rituals that the shop has performed, there is no sample. */
export function HomeProofCard({ dictionary }: { dictionary: Dictionary }) {
  const lang = useLang()
  const everywhere = useWholeDictionary()
  const { data, isPending } = useApiQuery('/api/proofs', { query: { lang } })
  if (!data?.sample) return isPending ? <div className={styles.toCome} /> : null
  return (
    <MessagesProvider lang={lang} dictionary={{ ...everywhere, ...dictionary }}>
      <ArchiveSample sample={data.sample} isSmall />
    </MessagesProvider>
  )
}

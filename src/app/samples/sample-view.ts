import type { Lang } from '#base/i18n.ts'
import { escapeMarkup } from '#base/markup.ts'
import { articlePath, type Sample, samplePath } from '#features/catalogue/catalogue/paths.ts'
import { printedMoment } from '#features/people/places/rules-moment.ts'
import { en as proofEn } from '#features/rites/proofs/messages/page.en.ts'
import { ru as proofRu } from '#features/rites/proofs/messages/page.ru.ts'
import { momentTerm, termFacts } from '#features/rites/proofs/rules-term.ts'
import type { ProofView } from '#features/rites/proofs/schemas.ts'
import { MARK_PATH, MARK_SIDE } from '#ui/layout/mark-path.ts'

type SampleViewOptions = {
  sample: Sample
  lang: Lang
  shopName: string
  /** The proof of the sample certificate. Undefined for other samples. */
  proof: ProofView | undefined
  /** The content of a document that is not shown in a frame, because it uses the styles of the shop. */
  page: string | undefined
}

const PROOF = { ru: proofRu, en: proofEn }
const WORDS = {
  ru: {
    back: 'Назад: что вы получите',
    names: {
      sheet: 'Образец: лист санкальпы, с\u00a0которого читает пандит.',
      email: 'Образец: письмо о\u00a0днях ритуала.',
      proof: 'Образец: страница проведённого ритуала.',
      certificate: 'Образец: свидетельство.',
    },
    invented: 'Имена вымышлены.',
  },
  en: {
    back: 'Back: what you receive',
    names: {
      sheet: 'A sample: the sankalpa sheet from which the priest reads.',
      email: 'A sample: the e-mail about the days of a ritual.',
      proof: 'A sample: the page of a performed ritual.',
      certificate: 'A sample: the certificate.',
    },
    invented: 'The names are invented.',
  },
}

/** The body of a sample's page: the shop, the title, a link back, and the document in a frame. */
export function sampleView({ sample, lang, shopName, proof, page }: SampleViewOptions): string {
  const words = WORDS[lang]
  const title = words.names[sample]
  const address = samplePath(sample, lang)
  const document = proof
    ? certificate(address, proof, lang)
    : (page ?? `<iframe src="${address}" title="${escapeMarkup(title)}" sandbox="allow-same-origin"></iframe>`)
  return [
    '<div class="sample-view"><header class="sample-bar">',
    `<a class="sample-name" href="/?lang=${lang}"><svg viewBox="0 0 ${MARK_SIDE} ${MARK_SIDE}" aria-hidden="true"><path d="${MARK_PATH}"/></svg>${escapeMarkup(shopName)}</a>`,
    `<p>${escapeMarkup(`${title} ${words.invented}`)}</p>`,
    `<a href="${articlePath('what-you-receive')}?lang=${lang}">${escapeMarkup(words.back)}</a>`,
    `</header>${document}</div>`,
  ].join('')
}

/** The certificate as customers get it, and its text: on a phone the letters of the sheet are too small to read. */
function certificate(address: string, proof: ProofView, lang: Lang): string {
  const messages = PROOF[lang]
  const { page, certificate: words } = messages
  const facts = [
    [words.forWhom, proof.names.join(', ')],
    ...termFacts(proof.term, messages.term, lang).map(({ term, value }) => [term, value]),
    [momentTerm(proof.term, messages), printedMoment(proof.performedAt, lang)],
    [page.place, proof.place ?? ''],
    [page.priest, proof.priest ?? ''],
    [page.sankalpa, proof.sankalpa ?? ''],
    [page.number, proof.number],
  ]
  const list = facts.map(([term = '', value = '']) => `<dt>${escapeMarkup(term)}</dt><dd>${escapeMarkup(value)}</dd>`)
  return [
    `<main class="sample-text"><img src="${address}" alt="${escapeMarkup(words.heading)}" width="880" height="622">`,
    `<h1 class="type-h3">${escapeMarkup(proof.ritual.name)}</h1><dl>${list.join('')}</dl></main>`,
  ].join('')
}

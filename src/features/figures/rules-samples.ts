import type { Lang } from '#base/i18n.ts'
import { type Sample, samplePath } from '#features/catalogue/paths.ts'
import type { FigureMessages } from './messages.en.ts'
import { escape } from './rules-marks.ts'

/**
 * The sample made small, and a link to it in its own size. A frame holds the document itself, without scripts and out of the way of the
 * keyboard; the certificate is the picture that customers download.
 */
export function sampleMarkup(
  sample: Sample,
  description: string,
  lang: Lang,
  { sample: open }: FigureMessages,
): string {
  const address = samplePath(sample, lang)
  const said = escape(description)
  const shown =
    sample === 'certificate'
      ? `<img src="${address}" alt="" width="880" height="622" loading="lazy" decoding="async">`
      : `<iframe src="${address}" title="${said}" loading="lazy" sandbox="allow-same-origin" tabindex="-1"></iframe>`
  return [
    `<figure class="figure sample sample-${sample}"><div class="sample-paper" inert>${shown}</div>`,
    `<figcaption>${said} <a href="${address}" target="_blank" rel="noopener">${escape(open)}</a></figcaption></figure>`,
  ].join('')
}

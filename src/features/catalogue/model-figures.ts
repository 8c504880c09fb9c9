import type { Lang } from '#base/i18n.ts'
import type { ServiceTerms } from './model-terms.ts'

/** Where a figure is to stand: in a text of this language, and on the page of a ritual, if it is one's. */
type FigurePlace = { lang: Lang; description: string; ritual?: { id: string; terms: ServiceTerms } }

/** The markup of a figure by its name; undefined where there is none of this name. */
export type DrawFigure = (name: string, place: FigurePlace) => string | undefined

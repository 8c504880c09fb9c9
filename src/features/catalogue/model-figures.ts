import type { Lang } from '#base/i18n.ts'

/** Where a figure is to stand: in a text of this language, and on the page of a ritual, if it is one's. */
type FigurePlace = { lang: Lang; description: string; ritualId?: string }

/** The markup of a figure by its name; undefined where there is none of this name. */
export type DrawFigure = (name: string, place: FigurePlace) => string | undefined

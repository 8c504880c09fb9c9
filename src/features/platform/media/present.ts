import { MEDIA_TYPES, MAX_PIECE_BYTES } from './model.ts'
import { mediaPath } from './paths.ts'
import type { MediaView, UploadView } from './schemas.ts'
import type { MediaRow, UploadRow } from './tables.ts'

export function presentMedia(row: MediaRow): MediaView {
  return {
    id: row.id,
    kind: row.kind,
    type: MEDIA_TYPES[row.format].type,
    url: mediaPath(row.id, row.format),
    name: row.name,
    visibility: row.visibility,
    bytes: Object.values(row.files).reduce((sum, size) => sum + size, 0),
    width: row.width,
    height: row.height,
    seconds: row.seconds,
    alt: { ru: row.altRu, en: row.altEn },
    focus: { x: row.focusX, y: row.focusY },
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  }
}

export function presentUpload(row: UploadRow, made: MediaRow | undefined): UploadView {
  return {
    id: row.id,
    size: row.size,
    offset: row.received,
    pieceMost: MAX_PIECE_BYTES,
    media: made ? presentMedia(made) : null,
  }
}

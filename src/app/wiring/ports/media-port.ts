import { tmpdir } from 'node:os'
import path from 'node:path'
import { newId } from '#base/ids.ts'
import { notifyCatalogueChanged } from '#features/catalogue/catalogue/commands.ts'
import { listPictureUses } from '#features/catalogue/catalogue-editor/queries-lists.ts'
import type { MediaContext } from '#features/platform/media/context.ts'
import type { Storage } from '#features/platform/media/providers/storage.ts'
import { clearAlert } from '#server/database/alerts.ts'
import { diskAlert, namingDisk } from '#server/disk-full.ts'
import { openStorage } from '#features/platform/media/providers/open-storage.ts'
import { listPortraitUses } from '#features/rites/priests/queries.ts'
import { listProofUses } from '#features/rites/proofs/queries.ts'
import type { Config } from '#server/config.ts'
import type { Shop } from '#server/shop.ts'
import { isAllowed } from '../../api.ts'

/** Files of the staff: where they are stored, where they are used, and who may see hidden files. */
export async function openMediaPort(shop: Shop): Promise<MediaContext> {
  return {
    shop,
    storage: alertOnFullDisk(shop, await openStorage(shop.config.MEDIA_STORAGE ?? folderOf(shop.config))),
    usesOf: async (db, id) => [
      ...(await listPictureUses(db, id)),
      ...(await listPortraitUses(db, id)),
      ...(await listProofUses(db, id)),
    ],
    onChanged: notifyCatalogueChanged,
    // The route is open, because most files are public. A hidden file needs the same right as a panel call.
    maySeeHidden: (caller, { createdBy }) =>
      isAllowed({ access: 'staff', right: 'proofs.read' }, caller, shop) ||
      (caller?.accountId === createdBy && isAllowed({ access: 'staff', right: 'media.change' }, caller, shop)),
  }
}

/** Raises an alert when a disk is full. Clears the alert when a file can be written again. */
function alertOnFullDisk({ db }: Shop, storage: Storage): Storage {
  return {
    ...storage,
    put: async (key, file, type) => {
      await namingDisk('media', async () => await storage.put(key, file, type))
      for (const disk of ['media', 'temporary'] as const) await clearAlert(db, diskAlert(disk))
    },
  }
}

/** With an in-memory database (`memory://`) files go to a temporary folder. */
function folderOf({ DATA_DIR }: Config): string {
  if (DATA_DIR.startsWith('memory://')) return path.join(tmpdir(), `ahuti-memory-${newId()}`)
  return path.join(DATA_DIR, 'media')
}

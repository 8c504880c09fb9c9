import { tmpdir } from 'node:os'
import path from 'node:path'
import { newId } from '#base/ids.ts'
import type { Settings } from '#base/settings.ts'
import { notifyCatalogueChanged } from '#features/catalogue/catalogue/commands.ts'
import { listPictureUses } from '#features/catalogue/catalogue-editor/queries-lists.ts'
import { en as pagesEn } from '#features/catalogue/page-texts/messages/admin.en.ts'
import { ru as pagesRu } from '#features/catalogue/page-texts/messages/admin.ru.ts'
import { listPageUses } from '#features/catalogue/page-texts/queries.ts'
import type { MediaContext } from '#features/platform/media/context.ts'
import type { MediaUse } from '#features/platform/media/model.ts'
import type { Storage } from '#features/platform/media/providers/storage.ts'
import { en } from '#features/platform/settings/messages/admin.en.ts'
import { ru } from '#features/platform/settings/messages/admin.ru.ts'
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
      ...(await listPageUses(db, id)).map(
        (page): MediaUse => ({
          subject: 'page',
          id: page,
          name: { ru: pagesRu.pages[page].title, en: pagesEn.pages[page].title },
        }),
      ),
      ...(await listPortraitUses(db, id)),
      ...(await listProofUses(db, id)),
      ...listSettingUses(shop.settings(), id),
    ],
    onChanged: notifyCatalogueChanged,
    // The route is open, because most files are public. A hidden file needs the same right as a panel call.
    maySeeHidden: (caller, { createdBy }) =>
      isAllowed({ access: 'staff', right: 'proofs.read' }, caller, shop) ||
      (caller?.accountId === createdBy && isAllowed({ access: 'staff', right: 'media.change' }, caller, shop)),
  }
}

/** The logo, and the picture or the film of a rite. */
function listSettingUses({ brand, rite }: Settings, id: string): MediaUse[] {
  const isUsed = (address: string) => address.includes(`/media/${id}/`)
  const uses: MediaUse[] = []
  if (isUsed(brand.logo)) uses.push({ subject: 'settings', id: 'shop', name: { ru: ru.logo, en: en.logo } })
  if (isUsed(rite.poster) || isUsed(rite.film))
    uses.push({ subject: 'settings', id: 'rite', name: { ru: ru.tabs.rite, en: en.tabs.rite } })
  return uses
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

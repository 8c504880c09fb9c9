import type { FaultCause } from '../rules-faults.ts'

/** Texts of the System page, in English. */
export const en = {
  system: 'The program',
  version: 'Version',
  withoutCommit: (version: string) => `${version} (commit unknown)`,
  runningSince: 'Running since',
  node: 'Node',
  database: 'Database',
  engines: { pglite: 'built-in (for trial use)', postgres: 'PostgreSQL' },
  answersIn: (ms: string) => `answers in\u00a0${ms}\u00a0ms`,
  memory: 'Memory in use',
  megabytes: (amount: string) => `${amount} MB`,
  outbox: 'Messages',
  waiting: (count: number) => (count === 0 ? 'queue is empty' : `${count} waiting`),
  failed: (count: number) => `${count} given up within a week`,
  chains: { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tron: 'TRON' } as Record<string, string>,
  height: (height: string) => `block ${height}`,
  lag: (amount: string, unit: 'seconds' | 'minutes' | 'hours') =>
    `checked ${amount}\u00a0${{ seconds: 's', minutes: 'min', hours: 'h' }[unit]}\u00a0ago`,
  failing: 'the last request to its nodes failed',
  neverAsked: 'not asked yet',
  archive: 'Archive of the log',
  archived: (amount: string, unit: 'seconds' | 'minutes' | 'hours') =>
    `last part ${amount}\u00a0${{ seconds: 's', minutes: 'min', hours: 'h' }[unit]}\u00a0ago`,
  neverArchived: 'nothing archived yet',
  archiveLate: 'falls behind',
  archiveFailures: (count: string) => `failed attempts: ${count}`,
  backups: 'Backups',
  content: 'Move the texts to another shop',
  contentText:
    'Texts, prices, settings, e-mail texts, priests, discount codes and pictures can move from a sandbox to your real shop. Orders, customers, partners and staff stay. Stop the shop, then run these commands on the server:',
  schedule: (hours: number, days: number) =>
    hours === 24 ? `Once a day, kept for ${days} days.` : `Every ${hours} h, kept for ${days} days.`,
  sealed: 'Encrypted with your key.',
  unsealed: 'Not encrypted: whoever has the files can read them. Set BACKUP_RECIPIENTS.',
  off: 'The shop makes no backups by itself',
  offText:
    'Whoever looks after the server sets BACKUP_STORAGE to a folder on another disk, or to an S3 bucket, and restarts the shop (docs/operations.md).',
  late: 'The last backup is older than it should be',
  lateText:
    'If the disk failed now, orders placed since that backup would be lost. The log of the program on the server says why the next one failed.',
  noClient: 'No backup can be made',
  noClientText: (name: string) =>
    `The programs that copy the database are missing on the server, or older than the database. Whoever looks after the server installs the package ${name} (docs/operations.md).`,
  make: 'Make a backup',
  asked: 'A backup has been requested. It appears here once it is complete and has passed a trial restore.',
  none: 'No backup yet',
  refresh: 'Refresh',
  columns: { when: 'Made', holds: 'Contents', size: 'Size', check: 'Trial restore' },
  holds: (rows: string, files: string) => `${rows} rows, ${files} files`,
  good: (seconds: string) => `Passed in ${seconds}\u00a0s`,
  bad: 'Failed',
  untried: 'Not yet',
  details: 'Details',
  faults: {
    damaged: 'The file is damaged or was not written to its end. Make a new backup.',
    foreign: 'This is no backup of this shop, or a later version made it.',
    key: 'It was encrypted with another key, which this server does not have.',
    unsealed: 'It is not encrypted though BACKUP_RECIPIENTS is set: somebody may have put another file in its place.',
    newer: 'A later version of the program made it, and only that version can restore it.',
    different: 'The restored data did not match the original. Make a new backup.',
    earlier: 'An earlier version made it. It can be restored after a conversion (docs/operations.md).',
    client: 'The programs that restore the database are missing on the server, or older than the database.',
    gone: 'Its file is no longer in the storage.',
    space: 'The disk had no room left for a trial restore.',
    database: 'The database did not let the trial in.',
    killed: 'The system ended the trial, most likely for want of memory.',
  } satisfies Record<FaultCause, string>,
}

export type OperationsMessages = typeof en

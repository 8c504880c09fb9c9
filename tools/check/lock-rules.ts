/** The first migration that must follow these rules. The earlier migrations have already run on existing databases. */
export const FIRST_JUDGED = 25

/** Statements that block a running shop or break the previous version, and the statements to use instead. */
const RULES: { says: RegExp; unless?: RegExp; instead: string }[] = [
  {
    says: /^create (?:unique )?index (?!concurrently)/,
    instead: 'blocks every write while it is built; allowed only on a table that this migration creates',
  },
  {
    says: /^create (?:unique )?index concurrently/,
    instead: 'cannot run within a migration, which is one transaction',
  },
  {
    says: /add column .* not null/,
    unless: /default/,
    instead: 'fails on existing rows; give it a default, or add it nullable and fill it later',
  },
  {
    says: /add column .* default .*(?:now|random|uuid|clock_timestamp|nextval)\w*\(/,
    instead: 'rewrites every row; a constant default does not',
  },
  { says: /add column .*(?:serial|generated always as .* stored)/, instead: 'writes every row anew' },
  {
    says: /alter column .* (?:set data type|type) /,
    instead: 'may rewrite every row; add a column and switch over in two releases',
  },
  {
    says: /alter column .* set not null/,
    instead: 'reads the whole table under a lock; a check constraint NOT VALID, validated later, does not',
  },
  {
    says: /add constraint .* (?:foreign key|check)/,
    unless: /not valid/,
    instead: 'reads the whole table under a lock; write NOT VALID and VALIDATE CONSTRAINT in the next migration',
  },
  {
    says: /add constraint .* (?:unique|primary key)(?! using index)/,
    instead: 'builds an index under a lock; allowed only on a table that this migration creates',
  },
  {
    says: /^drop table/,
    instead: 'the previous version still reads it; drop it one release later, and name it in `-- outlived:`',
  },
  {
    says: /drop column/,
    instead: 'the previous version still reads it; drop it one release later, and name it in `-- outlived:`',
  },
  {
    says: /rename (?:to|column|constraint)/,
    instead: 'the previous version uses the old name; add the new one beside it',
  },
  {
    says: /^(?:update|delete from) /,
    unless: / where /,
    instead: 'writes every row in one transaction; let a job do it in batches',
  },
  { says: /^(?:vacuum|cluster|reindex|lock table|truncate)/, instead: 'locks the table while it runs' },
]

/**
 * A line such as `-- outlived: order.note, since 0031`. It says that the previous version no longer uses this column or table. Versions that know
 * migration 0031 can still run. The shop also reads this number (src/server/database/schema-version.ts).
 */
const OUTLIVED = /^--\s*outlived:(.*\bsince \d{4}\b.*)$/gim

/** Lists the statements of a migration that would block a running shop, one sentence for each. */
export function faultsOfLocks(file: string, text: string): string[] {
  const outlived = [...text.matchAll(OUTLIVED)].map(([, names = '']) => names).join(' ')
  const statements = statementsOf(text)
  const made = new Set(
    statements.flatMap((statement) => /^create table (?:if not exists )?(\S+)/.exec(statement)?.[1] ?? []),
  )
  return statements.flatMap((statement) => {
    const table = tableOf(statement)
    // This migration itself creates the table, so no running process can wait for a lock on it.
    if (table !== undefined && made.has(table)) return []
    return RULES.filter(({ says, unless }) => says.test(statement) && !unless?.test(statement))
      .filter(({ instead }) => !(instead.includes('outlived') && table && outlived.includes(table.replaceAll('"', ''))))
      .map(({ instead }) => `${file}: "${statement.slice(0, 70)}…" ${instead}.`)
  })
}

/** The statements in lower case, one line each, without comments. */
function statementsOf(text: string): string[] {
  return (
    text
      .replace(/--> statement-breakpoint/g, ';')
      .replace(/--.*$/gm, '')
      // The body of a function does not run during the migration.
      .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
      .split(';')
      .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
      .filter(Boolean)
  )
}

function tableOf(statement: string): string | undefined {
  return (
    /^alter table (?:if exists )?(?:only )?(\S+)/.exec(statement)?.[1] ??
    /^create (?:unique )?index .*? on (?:only )?(\S+)/.exec(statement)?.[1] ??
    /^drop table (?:if exists )?(\S+)/.exec(statement)?.[1]
  )
}

import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { readIdentities } from '#server/backup/sealed-file.ts'
import { StartError } from '#server/start-error.ts'

/**
 * The secret keys of the option `--identity FILE`. The file has the format of age-keygen. `-` means the standard input. Without the option there are
 * no keys.
 */
export async function readIdentityFile(args: string[]): Promise<string[]> {
  const [option, file] = args
  if (option === undefined) return []
  if (option !== '--identity' || file === undefined) throw new StartError('--identity FILE: the file of age-keygen.')
  return readIdentities(file === '-' ? await text(process.stdin) : readWhole(file))
}

function readWhole(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartError(
      `--identity: there is no file ${file} that this user can read. With - the command reads the key from its standard input.`,
      {
        cause: error,
      },
    )
  }
}

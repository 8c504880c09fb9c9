import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { ENVIRONMENT } from '../../../test/process.ts'

const WALLET = fileURLToPath(new URL('./wallet.ts', import.meta.url))
/** The account of the test vectors in BIP-84, and its first address. */
const BIP84 =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'
const FIRST = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'

const run = (environment: Record<string, string>): Promise<{ code: unknown; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const env = { ...ENVIRONMENT, ...environment }
    execFile(process.execPath, ['--disable-warning=ExperimentalWarning', WALLET], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })

it('the wallets’ first addresses are printed although other variables are wrong or missing', async () => {
  const { code, stdout } = await run({ SANDBOX: '0', PORT: 'many', BTC_XPUB: BIP84 })
  expect(code).toBe(0)
  expect(stdout).toContain(FIRST)
})

it('the error names every wrong wallet key, and no address is printed', async () => {
  const { code, stdout, stderr } = await run({ BTC_XPUB: BIP84, EVM_XPUB: 'x', TRON_XPUB: 'y' })
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/EVM_XPUB: .*\n.*TRON_XPUB: /)
}, 60_000)

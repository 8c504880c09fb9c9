import { describe, expect, it } from 'vitest'
import { keyHashAddress, keyHashIn, readBlock, readTransaction } from './bitcoin-block.ts'

/** The first block of Bitcoin, in the network format. */
const GENESIS = Buffer.from(
  '01000000' +
    '00'.repeat(32) +
    '3ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c01' +
    '01000000010000000000000000000000000000000000000000000000000000000000000000ffffffff4d04ffff001d0104455468652054696d65' +
    '732030332f4a616e2f32303039204368616e63656c6c6f72206f6e206272696e6b206f66207365636f6e64206261696c6f757420666f72206261' +
    '6e6b73ffffffff0100f2052a01000000434104678afdb0fe5548271967f1a67130b7105cd6a828e03909a67962e0ea1f61deb649f6bc3f4cef38' +
    'c4f35504e51ec112de5c384df7ba0b8d578a4c702b6bf11d5fac00000000',
  'hex',
)

describe('a block of Bitcoin', () => {
  it('is read and checked against its own hash', () => {
    expect(readBlock(GENESIS)).toEqual({
      hash: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
      parent: '0'.repeat(64),
      time: new Date('2009-01-03T18:15:05Z'),
      difficulty: 1,
      outputs: [],
    })
  })

  it('is refused if one of its bits was changed', () => {
    for (const at of [2, 40, 70, 90, 150, GENESIS.length - 1]) {
      const changed = Buffer.from(GENESIS)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => readBlock(changed)).toThrow(/a block/)
    }
  })

  it('is refused if the block ends too early, at any byte', () => {
    for (let length = 0; length < GENESIS.length; length += 1) {
      expect(() => readBlock(GENESIS.subarray(0, length))).toThrow(/a block/)
    }
  })

  it('is refused if a transaction is repeated, although the Merkle root matches', () => {
    const transaction = GENESIS.subarray(81)
    const padded = Buffer.concat([GENESIS.subarray(0, 80), Buffer.of(2), transaction, transaction])
    expect(() => readBlock(padded)).toThrow('twice')
  })
})

describe('a transaction of Bitcoin', () => {
  it('is read completely, even with witness data, and payments to others are skipped', () => {
    // The signed transaction of the example "Native P2WPKH" in BIP-143.
    const signed =
      '01000000000102fff7f7881a8099afa6940d42d1e7f6362bec38171ea3edf433541db4e4ad969f00000000494830450221008b9d1dc26ba6a9cb' +
      '62127b02742fa9d754cd3bebf337f7a55d114c8e5cdd30be022040529b194ba3f9281a99f2b1c0a19c0489bc22ede944ccf4ecbab4cc618ef3ed' +
      '01eeffffffef51e1b804cc89d182d279655c3aa89e815b1b309fe287d9b2b55d57b90ec68a0100000000ffffffff02202cb206000000001976a9' +
      '148280b37df378db99f66f85c95a783a76ac7a6d5988ac9093510d000000001976a9143bde42dbee7e4dbe6a21b2d50ce2f0167faa815988ac00' +
      '0247304402203609e17b84f6a7d30c80bfa610b5b4542f32a8a0d5447a12fb1366d7f01cc44a0220573a954c4518331561406f90300e8f3358f5' +
      '1928d43c212a8caed02de67eebee0121025476c2e83188368da1ff3e292e7acafcdb3566bb0ad253f62fc70f07aeee635711000000'
    expect(readTransaction(Buffer.from(signed, 'hex'))).toEqual([])
  })

  it('has a key hash only if the payment address is a segwit address', () => {
    const keyHash = Buffer.from('751e76e8199196d454941c45d1b3a323f1433bd6', 'hex')
    const read = keyHashIn('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
    expect(read && Buffer.from(read).equals(keyHash)).toBe(true)
    const others = [
      // These are addresses of other types: of a script (BIP-173), of Taproot (BIP-350), of an older format, of TRON. The last address has
      // a typing error.
      'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
    ]
    expect(others.map(keyHashIn)).toEqual(others.map(() => undefined))
  })

  it('can pay to the example address of BIP-173', () => {
    const keyHash = Buffer.from('751e76e8199196d454941c45d1b3a323f1433bd6', 'hex')
    expect(keyHashAddress('bc', keyHash)).toBe('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
    const parts = ['02000000', '01', '00'.repeat(36), '00', 'ffffffff', '01', 'a086010000000000', '16', '0014']
    const plain = Buffer.from(`${parts.join('')}${keyHash.toString('hex')}00000000`, 'hex')
    expect(readTransaction(plain)).toMatchObject([{ units: 100_000n, place: 0 }])
  })
})

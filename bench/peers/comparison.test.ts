import { expect, it } from 'vitest'
import { formatCell, measureInTurns } from './comparison.ts'

it('a cell of the comparison shows the reason of a failed measurement', async () => {
  expect(await formatCell(async () => '5 kB')).toBe('5 kB')
  expect(await formatCell(async () => await Promise.reject(new Error('no browser\nat once')))).toBe(
    'not measured: no browser',
  )
})

it('shops are measured alternately, and a failed shop does not stop the other shops', async () => {
  const calls: string[] = []
  const look = async (name: string) => {
    calls.push(name)
    if (name === 'theirs') throw new Error('429')
    return calls.length
  }
  const cells = await measureInTurns(['ours', 'theirs'], 3, look, (values) => values.join(' '))
  expect(cells).toEqual(['1 3 4', 'not measured: 429'])
  expect(calls).toEqual(['ours', 'theirs', 'ours', 'ours'])
})

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that alone would keep the run going after all others have ended: they work for long in one process, or wait. */
const SLOW =
  /\/(?:tools\/check\/walls|test\/races\/(?:real-money|kill|kill-watchers)|src\/server\/database\/data-folder|src\/features\/operations\/commands-backup)\.test\.ts$/

/** Vitest's own order, but that what takes longest begins first. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

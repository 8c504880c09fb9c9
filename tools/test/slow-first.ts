import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files of which one alone would keep a single processor busy after all others have ended. */
const SLOW = /\/tools\/check\/walls\.test\.ts$/

/** Vitest's own order, but that what takes longest begins first. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

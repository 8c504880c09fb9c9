/**
 * Repetitions of an open-ended test: few in `npm test`, which must end within minutes, and many in `npm run test:long`, which looks for
 * one-in-a-thousand failures.
 */
export const howMany = (short: number, long: number): number => (process.env.AHUTI_TEST_LONG === '1' ? long : short)

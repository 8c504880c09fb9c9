/**
 * The number of repetitions of a random test. It is small for `npm test`, which must end within minutes. It is large for `npm run test:long`, which
 * looks for failures that happen once in a thousand runs.
 */
export const howMany = (short: number, long: number): number => (process.env.AHUTI_TEST_LONG === '1' ? long : short)

/**
 * The number of repetitions of a random test. `npm test` must end within minutes, so it has few. `npm run test:long` has many, because it
 * looks for failures that happen once in a thousand runs.
 */
export const howMany = (short: number, long: number): number => (process.env.AHUTI_TEST_LONG === '1' ? long : short)

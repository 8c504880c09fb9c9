export function origin(): string {
  const origins = process.env.AHUTI_E2E_ORIGINS?.split(',') ?? []
  return origins[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? ''
}

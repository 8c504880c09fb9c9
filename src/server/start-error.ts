/** Explains why the shop does not start and what to do. The message is complete, so no stack is printed. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
  }
}

/** The code of a failed system call or statement. If several addresses were tried, Node puts the code of the first attempt into the error. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined
  return error.code
}

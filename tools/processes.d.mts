import type { SpawnOptions } from 'node:child_process'

export declare const ROOT: string
export declare function plain(message: string, exitCode?: number): Error
export declare function passThrough(program: string, args: string[], options?: SpawnOptions): Promise<number>
export declare function runStep(program: string, args: string[], options?: SpawnOptions): Promise<number>
export declare function runQuietly(
  program: string,
  args: string[],
  options?: SpawnOptions,
): Promise<{ code: number; output: string }>
export declare function runLogged(
  program: string,
  args: string[],
  logFile: string,
  options?: SpawnOptions,
): Promise<number>
export declare function npm(args: string[], logFile: string, cwd?: string): Promise<number>
export declare function npmEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv
export declare function refuseWhenStopping(): void

// The entry point of every `npm run …`. It is plain JavaScript, because it must run on any installed version of Node.
import path from 'node:path'
import { reexec, runtimeIsCurrent } from './prepare/runtime.mjs'
import { ROOT } from './processes.mjs'

const [command = 'help', ...rest] = process.argv.slice(2)

// Node caches the compiled TypeScript, so later starts are faster.
process.env.NODE_COMPILE_CACHE ??= path.join(ROOT, '.cache', 'compiled')

try {
  if (runtimeIsCurrent()) {
    const { runCommand } = await import('./commands.ts')
    process.exitCode = await runCommand(command, rest)
  } else {
    process.exitCode = await reexec(process.argv[1], [command, ...rest])
  }
} catch (error) {
  process.exitCode = error?.exitCode ?? 1
  console.error(error?.plain ? error.message : error)
}

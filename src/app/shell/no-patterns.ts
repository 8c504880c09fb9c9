/** In place of wouter's matcher of paths (vite.config.ts). */
export function parse(): never {
  throw new Error('paths are matched by routes.ts')
}

/** In place of wouter's matcher of paths, which nothing calls (vite.config.ts). */
export const parse = undefined

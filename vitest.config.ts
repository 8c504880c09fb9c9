import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Tests that need a shop with a database; they run once on each engine (AHUTI_TEST_ENGINE). */
const withDatabase = [
  'src/**/{routes,commands,queries,jobs}*.test.ts',
  'src/server/database/**/*.test.ts',
  'src/app/**/*.test.ts',
  'test/races/**/*.test.ts',
  'test/client/**/*.test.ts',
]
const exclude = ['**/node_modules/**', '.cache/**', 'dist/**']

export default defineConfig({
  plugins: [react()],
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts'],
          exclude: [...exclude, ...withDatabase],
        },
      },
      { extends: true, test: { name: 'shop', include: withDatabase, exclude } },
      { extends: true, test: { name: 'nodes', include: ['test/nodes/**/*.test.ts'], exclude } },
      { extends: true, test: { name: 'long', include: ['test/long/**/*.test.ts'], exclude } },
      { extends: true, test: { name: 'tools', include: ['tools/**/*.test.ts'], exclude } },
    ],
  },
})

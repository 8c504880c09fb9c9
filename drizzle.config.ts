import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/features/*/*/tables*.ts',
    './src/server/database/alert-table.ts',
    './src/server/database/rate-limit-table.ts',
    './src/server/database/words-table.ts',
  ],
  out: './db/migrations',
  casing: 'snake_case',
})

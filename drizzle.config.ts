import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './build/tables.cjs',
  out: './server/migrations',
});

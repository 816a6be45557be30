import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/tables/index.ts',
  out: './server/migrations',
});

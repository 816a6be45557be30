// What `npm start` runs: the sources where everything is installed, else what `npm run build` made of them.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const { resolve } = createRequire(import.meta.url);
const pathOf = (name) => fileURLToPath(new URL(name, import.meta.url));
const compiled = pathOf('../dist/server/start.js');

function findTsx() {
  try {
    return resolve('tsx');
  } catch {
    return undefined;
  }
}

const tsx = findTsx();
if (!tsx && !existsSync(compiled)) {
  console.error(
    'Nothing is built yet: run "npm ci" and "npm run build" where everything may be installed, and bring dist/ here.',
  );
  process.exit(1);
}
if (tsx) await import(pathToFileURL(tsx).href);
process.argv[1] = tsx ? pathOf('start.ts') : compiled;
await import(pathToFileURL(process.argv[1]).href);

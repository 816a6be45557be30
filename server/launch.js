// What `npm start` and commands for production run (their file's name, else start): the sources where everything is installed, else what `npm run build` made of them.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const { resolve } = createRequire(import.meta.url);
const pathOf = (name) => fileURLToPath(new URL(name, import.meta.url));
const [command = 'start'] = process.argv.splice(2, 1);
const compiled = pathOf(`../dist/server/${command}.js`);

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
process.argv[1] = tsx ? pathOf(`${command}.ts`) : compiled;
await import(pathToFileURL(process.argv[1]).href);

// What `npm start` and commands for production run (their file's name, else start): the sources, compiled, where everything is installed, else what `npm run build` made of them.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const { resolve } = createRequire(import.meta.url);
const pathOf = (name) => fileURLToPath(new URL(name, import.meta.url));
const importFile = (path) => import(pathToFileURL(path).href);
const [command = 'start'] = process.argv.splice(2, 1);
const built = pathOf(`../dist/server/${command}.js`);

function hasCompiler() {
  try {
    return Boolean(resolve('esbuild'));
  } catch {
    return false;
  }
}

if (hasCompiler()) {
  const { compiledCommand } = await importFile(pathOf('../build/compiledCommand.js'));
  const path = await compiledCommand(command);
  process.setSourceMapsEnabled(true);
  process.argv[1] = pathOf(`${command}.ts`);
  await importFile(path);
} else if (existsSync(built)) {
  process.argv[1] = built;
  await importFile(built);
} else {
  console.error(
    'Nothing is built yet: run "npm ci" and "npm run build" where everything may be installed, and bring dist/ here.',
  );
  process.exitCode = 1;
}

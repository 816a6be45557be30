import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = 'src/schemas';

/** `export const brands = model({`, and the name that follows. */
const declared = /^export const (\w+) = (?:model|variantOf)\([^]*?\bname: '(\w+)'/gm;

interface Declared {
  name: string;
  constant: string;
  file: string;
}

/** The models that the files of the domains declare, by name. */
function findModels(): Declared[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^\w+\/.*\.ts$/.test(file));
  const models = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(declared)].map(
      ([, constant = '', name = '']): Declared => ({ name, constant, file }),
    ),
  );
  return models.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the text of src/schemas/models.ts: the list of all models, found by where they lie. */
export function modelList(): string {
  const models = findModels();
  const imports = models.map(({ constant, file }) => `import { ${constant} } from './${file}';`);
  const entries = models.map(({ name, constant }) => (name === constant ? name : `${name}: ${constant}`));
  return `// Written by \`npm run models\`.
import type { Model } from './model.ts';
${imports.join('\n')}

/** All models by name; CRUD routes, validators and tests iterate over them. */
export const models = {
${entries.map((entry) => `  ${entry},\n`).join('')}} as const satisfies Record<string, Model>;
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(join(folder, 'models.ts'), modelList());

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as texts from '../../src/i18n/en/index.ts';
import { models } from '../../src/schemas/models.ts';
import type { Model } from '../../src/schemas/model.ts';
import { placeOf } from './domains.ts';
import { checkResourceName } from './names.ts';
import { parseField } from './parseField.ts';
import { planOf, type Plan } from './plan.ts';
import { proposeResources } from './openApi/propose.ts';
import { InputProblem } from './problem.ts';
import type { ResourceSpec } from './spec.ts';

const usage = `npm run new-resource partners name 'kind:PARTS|DEVICES' price:cents 'note:multiline?' 'brand:->brands'
npm run new-resource -- --openapi file.json
  --domain catalog   the folder of the model in src/schemas
  --service product  the service whose calls an OpenAPI document describes`;

const largest = 5_000_000;

/** Names that a new resource cannot have. */
const existing = new Set(
  [
    ...Object.keys(models),
    ...Object.keys(texts),
    ...readdirSync('src/resources').map((file) => file.split('.')[0]!),
  ].map((name) => name.toLowerCase()),
);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    openapi: { type: 'string' },
    domain: { type: 'string', default: 'catalog' },
    service: { type: 'string', default: 'product' },
  },
});

try {
  run();
} catch (error) {
  if (!(error instanceof InputProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function run(): void {
  const { domain, openapi } = values;
  if (!/^\w+$/.test(domain) || !existsSync(`src/schemas/${domain}`))
    throw new InputProblem(`There is no domain "${domain}" in src/schemas.`);
  const { specs, notes } = openapi ? proposals(openapi) : { specs: [fromArguments()], notes: [] };
  const plan = planOf(specs, existsSync);
  write(plan, notes, openapi);
  execFileSync('npm', ['run', '--silent', openapi ? 'models' : 'migration'], { stdio: 'inherit' });
  execFileSync('npm', ['run', '--silent', 'rights'], { stdio: 'ignore' });
  for (const note of notes) console.log(note);
  const { untranslated } = plan;
  if (untranslated.length > 0) console.log(`Still English in French: ${untranslated.join(', ')}`);
  console.log('Next: npm start');
}

function fromArguments(): ResourceSpec {
  const { domain } = values;
  const [name, ...fields] = positionals;
  if (!name || fields.length === 0) throw new InputProblem(usage);
  checkResourceName(name, existing);
  const known = new Map(
    (Object.values(models) as Model[]).map((model) => [
      model.name,
      { hasNumericId: (model.schema.properties.id as { type?: string }).type === 'integer' },
    ]),
  );
  return { name, domain, ...placeOf(domain), fields: fields.map((field) => parseField(field, known)) };
}

function proposals(file: string) {
  if (!existsSync(file)) throw new InputProblem(`There is no file ${file}.`);
  if (statSync(file).size > largest) throw new InputProblem(`${file} is larger than ${largest / 1e6} MB.`);
  const { domain, service } = values;
  return proposeResources(readFileSync(file, 'utf8'), { domain, service, ...placeOf(domain), existing });
}

function write({ files }: Plan, notes: string[], source?: string): void {
  const report = source && { [`${source.replace(/\.json$/, '')}.notes.md`]: notesFile(notes) };
  const written = { ...files, ...report };
  for (const [path, text] of Object.entries(written)) {
    writeFileSync(path, text);
    console.log(path);
  }
  execFileSync('npm', ['run', '--silent', 'format', '--', ...Object.keys(written)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const notesFile = (notes: string[]) =>
  `# What the document does not say\n\n${notes.map((note) => `- ${note}\n`).join('')}`;

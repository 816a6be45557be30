import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';
import type { Model } from '../src/schemas/model.ts';
import { importSource } from './importSource.ts';
import type * as SchemaModules from './schemaModules.ts';

type Schemas = typeof SchemaModules;

/** The virtual modules that load validators by name; each `prefix` + name is a separate chunk. */
const kinds = [
  { index: 'virtual:validators', prefix: 'virtual:validator/', loader: 'loadValidator', load: modelModules },
  {
    index: 'virtual:document-validators',
    prefix: 'virtual:document-validator/',
    loader: 'loadDocumentValidators',
    load: documentModules,
  },
];

/** Modules to compile, by name. */
type Modules = Record<string, (ajv: Ajv) => string>;

/**
 * Compiles the schemas of models and storefront documents at build time, so that the browser validates without eval
 * (Content-Security-Policy).
 */
export function compiledValidators(): Plugin {
  // The schemas are imported once for all validators, and again after a file changed.
  let loading: Promise<Schemas> | undefined;
  return {
    name: 'validators',
    watchChange() {
      loading = undefined;
    },
    resolveId: { filter: { id: /^virtual:(document-)?validator/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(document-)?validator/ },
      async handler(id) {
        const kind = kinds.find(({ index, prefix }) => id === `\0${index}` || id.startsWith(`\0${prefix}`));
        if (!kind) return undefined;
        const schemas = await (loading ??= importSource<Schemas>('build/schemaModules.ts'));
        const modules = kind.load(schemas);
        if (id === `\0${kind.index}`) return loaders(Object.keys(modules), kind.prefix, kind.loader);
        return modules[id.slice(kind.prefix.length + 1)]?.(createAjv(schemas));
      },
    },
  };
}

function modelModules({ models, inputSchema, stepForms }: Schemas): Modules {
  const compile = (model: Model) => (ajv: Ajv) =>
    needed(model) + standalone(ajv, ajv.compile(inputSchema(model)));
  const all = Object.values<Model>(models).flatMap((model) => [model, ...stepForms(model)]);
  return Object.fromEntries(all.map((model) => [model.name, compile(model)]));
}

/** Imports that the model's rules need. */
const needed = ({ rules = [] }: Model) =>
  [...new Set(rules.flatMap(({ needs = [] }) => needs))].map((path) => `import '${path}';\n`).join('');

function documentModules({ validatedNames, validatedSchemas }: Schemas): Modules {
  return Object.fromEntries(validatedNames.map((name) => [name, compileAll(validatedSchemas(name))]));
}

const compileAll = (schemas: ReturnType<Schemas['validatedSchemas']>) => (ajv: Ajv) => {
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  const names = Object.keys(schemas).map((id, index) => [`v${index}`, id] as const);
  const entries = names.map(([name, id]) => `${JSON.stringify(id)}: ${name}`);
  return `${standalone(ajv, Object.fromEntries(names))}\nexport default { ${entries.join(', ')} };`;
};

function createAjv({ ajvOptions, ajvVocabulary, ajvFormats }: Schemas) {
  // Checking a schema compiles the schema of schemas first, again for each validator: tests do it once for all.
  const ajv = new Ajv({ ...ajvOptions, validateSchema: false, code: { source: true, esm: true } });
  ajv.addVocabulary(ajvVocabulary);
  addFormats.default(ajv);
  for (const format of ajvFormats) ajv.addFormat(format, true);
  return ajv;
}

/** A settled promise carries React's `status` and `value`, so that `use` does not suspend; a failed load is retried. */
function loaders(names: string[], prefix: string, loader: string) {
  const entries = names.map((name) => `${JSON.stringify(name)}: () => import('${prefix}${name}')`);
  return `const loaders = { ${entries.join(', ')} };
const loading = {};
const load = (name) => {
  const promise = loaders[name]().then((loaded) => loaded.default);
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => delete loading[name],
  );
  return promise;
};
export const ${loader} = (name) => (loading[name] ??= load(name));`;
}

/** Ajv's ESM output still requires its helpers: turn each `require("x")` into an import. */
function standalone(ajv: Ajv, validators: Parameters<typeof standaloneCode>[1]) {
  const imports = new Map<string, string>();
  // An id such as a/*/b would end the comment in which Ajv writes it.
  const code = standaloneCode(ajv, validators).replaceAll(/\/\*# sourceURL="[^"]*" \*\//g, '');
  const body = code.replace(/require\("([^"]+)"\)/g, (_, path: string) => {
    if (!imports.has(path)) imports.set(path, `required${imports.size}`);
    return imports.get(path) ?? '';
  });
  const lines = [...imports].map(
    ([path, name]) => `import * as ${name}_ from '${path}.js';
const ${name} = ${name}_.default?.__esModule ? ${name}_.default : ${name}_;`,
  );
  return `${lines.join('\n')}\n${body}`;
}

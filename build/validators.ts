import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { runnerImport, type Plugin } from 'vite';
import type { Model } from '../src/schemas/model.ts';
import type * as Input from '../src/schemas/input.ts';
import type * as Validation from '../src/schemas/validate.ts';

const index = 'virtual:validators';
const prefix = 'virtual:validator/';

/**
 * Compiles the models' schemas at build time, so that the browser validates without eval (Content-Security-Policy).
 * `virtual:validators` exports `loadValidator(model name)`; each validator is a chunk of its own.
 */
export function validators(): Plugin {
  return {
    name: 'validators',
    resolveId: (id) => (id === index || id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0virtual:validator')) return undefined;
      const { models, options, vocabulary } = await loadSchemas();
      if (id === `\0${index}`) return loaders(models.map(({ name }) => name));
      const model = models.find(({ name }) => id === `\0${prefix}${name}`);
      return model && compile(model, options, vocabulary);
    },
  };
}

async function loadSchemas() {
  const [models, input, validation] = await Promise.all([
    runnerImport<{ models: Record<string, Model> }>('./src/schemas/models.ts'),
    runnerImport<typeof Input>('./src/schemas/input.ts'),
    runnerImport<typeof Validation>('./src/schemas/validate.ts'),
  ]);
  return {
    models: Object.values(models.module.models).map((model) => ({
      name: model.name,
      schema: input.module.inputSchema(model),
    })),
    options: validation.module.ajvOptions,
    vocabulary: validation.module.ajvVocabulary,
  };
}

function loaders(names: string[]) {
  const entries = names.map((name) => `${JSON.stringify(name)}: () => import('${prefix}${name}')`);
  return `const loaders = { ${entries.join(', ')} };
const loading = {};
export const loadValidator = (name) => (loading[name] ??= loaders[name]().then((loaded) => loaded.default));`;
}

function compile(
  { schema }: Pick<Model, 'schema'>,
  options: typeof Validation.ajvOptions,
  vocabulary: string[],
) {
  const ajv = new Ajv({ ...options, code: { source: true, esm: true } });
  ajv.addVocabulary(vocabulary);
  addFormats.default(ajv);
  return importRequires(standaloneCode(ajv, ajv.compile(schema)));
}

/** Ajv's ESM output still requires its helpers: turn each `require("x")` into an import. */
function importRequires(code: string) {
  const imports = new Map<string, string>();
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

import { declarationFile } from './declarationFile.ts';
import { modelFile } from './modelFile.ts';
import { InputProblem } from './problem.ts';
import { checkFields, type ResourceSpec } from './spec.ts';
import { textsFile } from './textsFile.ts';

export interface Plan {
  /** New files by path. */
  files: Record<string, string>;
  /** French texts that are still English. */
  untranslated: string[];
}

/** Returns the files of new resources, unformatted; throws if one exists, before anything is written. */
export function planOf(specs: ResourceSpec[], exists: (path: string) => boolean): Plan {
  const plan: Plan = { files: {}, untranslated: [] };
  for (const spec of specs) {
    const { name, domain, fields } = spec;
    checkFields(fields);
    const { text, untranslated } = textsFile(spec);
    plan.files[`src/schemas/${domain}/${name}.ts`] = modelFile(spec);
    plan.files[`src/resources/${name}.tsx`] = declarationFile(spec);
    plan.files[`src/i18n/resources/${name}.ts`] = text;
    plan.untranslated.push(...untranslated);
  }
  const existing = Object.keys(plan.files).find(exists);
  if (existing) throw new InputProblem(`${existing} exists.`);
  return plan;
}

import { InputProblem } from './problem.ts';

/** Words of the language that cannot be the name of a constant. */
const keywords = new Set(
  `arguments as async await break case catch class const continue debugger default delete do else enum eval export extends
  false finally for from function get if implements import in instanceof interface let new null of package private
  protected public return set static super switch this throw true try type typeof undefined var void while with yield
  model resource right member`.split(/\s+/),
);

/** Properties that every record has, or that lists use as parameters. */
const taken = new Set(
  `id store_id is_voided created_by created_date modified_by modified_date deleted_by deleted_date
  page per_page sort range filter ids locale`.split(/\s+/),
);

const longest = 40;

/** Throws unless it can name a new resource. `existing` are the names of models, texts and tables. */
export function checkResourceName(name: string, existing: ReadonlySet<string>): void {
  const named = `The resource's name "${name}"`;
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    throw new InputProblem(`${named} must be in camelCase, such as partners or spareParts.`);
  if (name.length > longest) throw new InputProblem(`${named} is longer than ${longest} characters.`);
  if (keywords.has(name)) throw new InputProblem(`${named} is a reserved word.`);
  if (existing.has(name.toLowerCase()))
    throw new InputProblem(`${named} is taken. To add a field to it, see README.`);
}

/** Whether `checkResourceName` accepts a name. */
export function isFreeName(name: string, existing: ReadonlySet<string>): boolean {
  try {
    checkResourceName(name, existing);
    return true;
  } catch (error) {
    if (error instanceof InputProblem) return false;
    throw error;
  }
}

/** Throws unless it can name a property of a record. */
export function checkFieldName(name: string): void {
  const named = `The field's name "${name}"`;
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
    throw new InputProblem(`${named} must be in snake_case, such as price or lead_days.`);
  if (name.length > longest) throw new InputProblem(`${named} is longer than ${longest} characters.`);
  if (taken.has(name)) throw new InputProblem(`${named} is reserved: records have it, or lists use it.`);
}

/** The words of a name in camelCase or snake_case, in lower case. */
export const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

/** 'Lead days' of `lead_days`. */
export const titleOf = (name: string): string => {
  const text = wordsOf(name).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The singular of an English plural. */
export function singularOf(plural: string): string {
  if (/[^aeiou]ies$/i.test(plural)) return plural.replace(/ies$/i, 'y');
  if (/(?:s|x|z|ch|sh)es$/i.test(plural)) return plural.replace(/es$/i, '');
  return /[^s]s$/i.test(plural) ? plural.slice(0, -1) : plural;
}

/** `SpareParts` of `spareParts`. */
export const pascalOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `spareParts` of `spare-parts`, `spare_parts` or `SpareParts`. */
export const camelOf = (name: string): string =>
  wordsOf(name)
    .map((word, index) => (index === 0 ? word : pascalOf(word)))
    .join('');

import { french } from './french.ts';
import { singularOf, titleOf, wordsOf } from './names.ts';
import { code } from './propertyText.ts';
import { embeddedName, type ResourceSpec } from './spec.ts';

/** Returns the file with the texts of a resource; what cannot be translated to French stays English. */
export function textsFile({ name, fields, foreign }: ResourceSpec): { text: string; untranslated: string[] } {
  const plural = titleOf(name);
  const title = `${singularOf(plural)} |||| ${plural}`;
  const untranslated = [title];
  const translate = (key: string): string => {
    const found = french[wordsOf(key).join(' ')];
    if (!found) untranslated.push(titleOf(key));
    return found ?? titleOf(key);
  };
  const textsIn = (word: (key: string) => string, created: string) => {
    const labels = fields.flatMap((field): [string, string][] => {
      const label = word(embeddedName(field.name));
      const own: [string, string] = [field.name, label];
      return field.isEmbedded ? [own, [embeddedName(field.name), label]] : [own];
    });
    const values = fields.flatMap((field): [string, object][] =>
      field.values
        ? [[field.name, Object.fromEntries(field.values.map((value) => [value, word(value)]))]]
        : [],
    );
    return code({
      name: title,
      fields: Object.fromEntries([...labels, ...(foreign ? [] : [['created_date', created]])]),
      ...(values.length > 0 && { values: Object.fromEntries(values) }),
    });
  };
  const text = `export const en = ${textsIn(titleOf, 'Date created')};

export const fr: typeof en = ${textsIn(translate, 'Date de création')};
`;
  return { text, untranslated };
}

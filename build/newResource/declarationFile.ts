import type { Field } from './field.ts';
import { code } from './propertyText.ts';
import { embeddedName, labelOf, type ResourceSpec } from './spec.ts';

/** Columns that a new list shows; people add the others. */
const shown = 6;

/** Returns the file of a declaration: the list's columns and the form's inputs. */
export function declarationFile(spec: ResourceSpec): string {
  const { name, domain, section, fields, foreign } = spec;
  const label = labelOf(fields);
  const others = fields.filter((field) => field.name !== label).map(columnOf);
  const columns = [label, ...others, ...(foreign ? [] : ['created_date'])];
  const hidden = others.slice(shown - 1);
  return `import ListAlt from '@mui/icons-material/ListAltOutlined';
import { ${name} } from '../schemas/${domain}/${name}.ts';
import { resource } from '../kit/resource.tsx';

export default resource(${name}, {
  icon: ListAlt,
  section: ${code(section)},
  columns: ${code(columns)},
${hidden.length > 0 ? `  hiddenColumns: ${code(hidden)},\n` : ''}  form: ${code(fields.filter(isTyped).map((field) => field.name))},
});
`;
}

const columnOf = ({ name, isEmbedded }: Field) => (isEmbedded ? embeddedName(name) : name);

const isTyped = ({ isReadOnly }: Field) => !isReadOnly;

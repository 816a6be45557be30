import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { documents, type DocumentName } from '../../../schemas/storefront/documents.ts';
import { schemaAt } from '../../../schemas/storefront/schema.ts';
import type { Change } from './changes.ts';
import { fieldChanges, type FieldChange } from './fieldChanges.ts';
import { useFieldName } from './useFieldName.ts';
import { useValueText } from './useValueText.ts';

/** The changes of one unit by field, with the values before and after. */
export function ChangeList({ document, change }: { document: DocumentName; change: Change }) {
  const translate = useTranslate();
  const fieldName = useFieldName(document, change.pointer);
  const valueText = useValueText(document);
  const schema = schemaAt(documents[document].schema, change.pointer) ?? {};
  const fields = fieldChanges(change.pointer, schema, change.before, change.after);
  const text = (field: FieldChange, side: 'before' | 'after') =>
    valueText(field.schema, field[side], field.pointer);
  return (
    <List>
      {fields.slice(0, longest).map((field) => (
        <div key={field.kind + field.pointer}>
          <dt>{fieldName(field)}</dt>
          <dd>
            {field.kind === 'added' ? (
              translate('configurations.changes.added', { entry: text(field, 'after') })
            ) : field.kind === 'removed' ? (
              translate('configurations.changes.removed', { entry: text(field, 'before') })
            ) : field.kind === 'moved' ? (
              translate('configurations.changes.moved', { from: field.before, to: field.after })
            ) : (
              <>
                <del>{text(field, 'before')}</del> <span aria-hidden>→</span>{' '}
                <ins>{text(field, 'after')}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
      {fields.length > longest && (
        <dt>{translate('configurations.changes.more', { smart_count: fields.length - longest })}</dt>
      )}
    </List>
  );
}

const longest = 50;

const List = styled('dl')(({ theme: { palette, spacing, typography } }) => ({
  ...typography.body2,
  margin: 0,
  display: 'grid',
  gap: spacing(1),
  '& dt': { color: palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& del': { color: palette.text.secondary },
  '& ins': { textDecoration: 'none', fontWeight: 550 },
}));

import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorText } from '../../../form/useErrorText.ts';
import { toFieldName } from '../../../form/toFieldName.ts';
import type { Model } from '../../../../schemas/model.ts';
import type { ValidationError } from '../../../../schemas/validate.ts';
import type { Refused } from './writeChanges.ts';

/** Limits the names shown. The rest is counted. */
const shown = 200;

/** The records that were not changed, with the reasons. */
export function RefusedList({ model, refused }: { model: Model; refused: Refused[] }) {
  const translate = useTranslate();
  const errorText = useErrorText(model);
  const id = useId();
  const problemOf = (error: ValidationError) => {
    const field = translate(`resources.${model.name}.fields.${toFieldName(error.path)}`, { _: '' });
    return [field, errorText(error)].filter(Boolean).join(': ');
  };
  const reasonOf = ({ status, errors }: Refused) =>
    errors.map(problemOf).join('; ') || translate(`sheetImport.refused.${status}`);
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h3" variant="h5" sx={{ mb: 0.5 }}>
        {translate('sheetImport.refused.title')}
      </Typography>
      <List tabIndex={0} aria-labelledby={id}>
        {refused.slice(0, shown).map((one) => (
          <li key={one.id}>
            <strong>{one.title}</strong> <span>{one.product}</span>
            <p>{reasonOf(one)}</p>
          </li>
        ))}
      </List>
      {refused.length > shown && (
        <Typography color="text.secondary">
          {translate('sheetImport.refused.more', { smart_count: refused.length - shown })}
        </Typography>
      )}
    </section>
  );
}

const List = styled('ul')(({ theme: { palette, shape } }) => ({
  maxHeight: 320,
  overflow: 'auto',
  margin: 0,
  padding: '0 12px',
  listStyle: 'none',
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  '& li + li': { borderTop: `1px solid ${palette.divider}` },
  '& li': { padding: '8px 0' },
  '& span, & p': { color: palette.text.secondary, margin: 0 },
}));

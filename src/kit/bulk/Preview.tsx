import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { nameOf, type Model } from '../../schemas/model.ts';
import { useErrorText } from '../form/useErrorText.ts';
import { ChangedValue } from '../history/ChangedValue.tsx';
import { useListOptions } from '../page.ts';
import type { PlannedChange } from './plan.ts';

/** Maximum number of rows shown. */
const maxRows = 200;

interface PreviewProps {
  model: Model;
  property: string;
  plan: PlannedChange[];
}

/** The records with their value before and after, or the reason why it is invalid. */
export function Preview({ model, property, plan }: PreviewProps) {
  const translate = useTranslate();
  const errorText = useErrorText(model);
  const { columns = [] } = useListOptions();
  const show = (record: PlannedChange['record'], value: unknown) => (
    <ChangedValue model={model} field={property} value={value} record={record} formats={columns} />
  );
  return (
    <>
      <Rows tabIndex={0} role="group" aria-label={translate('bulk.preview')}>
        <table>
          <thead>
            <tr>
              <th>{translate(`resources.${model.name}.fields.${model.label}`)}</th>
              <th>{translate('bulk.now')}</th>
              <th>{translate('bulk.after')}</th>
            </tr>
          </thead>
          <tbody>
            {plan.slice(0, maxRows).map(({ record, before, after, fault }) => (
              <tr key={record.id} data-same={before === after || undefined}>
                <td>{nameOf(model, record)}</td>
                <td>{show(record, before)}</td>
                <td>
                  {fault ? (
                    <strong>{errorText({ ...fault, path: `/${property}` })}</strong>
                  ) : (
                    show(record, after)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Rows>
      {plan.length > maxRows && (
        <Typography variant="body2" color="text.secondary">
          {translate('bulk.more', { smart_count: plan.length - maxRows })}
        </Typography>
      )}
    </>
  );
}

const Rows = styled('div')(({ theme: { palette, shape } }) => ({
  maxHeight: 320,
  overflow: 'auto',
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  '&:focus-visible': { outline: `2px solid ${palette.primary.main}` },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: '0.875rem' },
  'th, td': { padding: '6px 12px', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  'th:first-of-type, td:first-of-type': { textAlign: 'left', overflowWrap: 'anywhere' },
  th: {
    position: 'sticky',
    top: 0,
    background: palette.background.paper,
    color: palette.text.secondary,
    fontWeight: 500,
  },
  'td:last-of-type': { fontWeight: 500 },
  'tr[data-same] td': { color: palette.text.secondary, fontWeight: 400 },
  strong: { color: palette.error.main, fontWeight: 500 },
}));

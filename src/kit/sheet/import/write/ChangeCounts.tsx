import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../../i18n/useLocale.ts';
import type { Changes } from './writeChanges.ts';

const kinds = ['updated', 'created', 'removed'] as const;

/** The number of written changes of each kind, and its total. */
export function ChangeCounts({ written, changes }: { written: Changes; changes: Changes }) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <List>
      {kinds
        .filter((kind) => changes[kind] > 0)
        .map((kind) => (
          <div key={kind}>
            <dt>{translate(`sheetImport.counts.${kind}`)}</dt>
            <dd>
              {translate('sheetImport.counts.of', {
                done: written[kind].toLocaleString(locale),
                total: changes[kind].toLocaleString(locale),
              })}
            </dd>
          </div>
        ))}
    </List>
  );
}

const List = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  margin: theme.spacing(1, 0),
  '& dt': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

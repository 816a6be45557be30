import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { useFound } from './useFound.ts';

interface SearchStatusProps extends Pick<
  ReturnType<typeof useFound>,
  'text' | 'isCut' | 'refusal' | 'isSearching' | 'hasFailed' | 'retry'
> {
  /** How many entries are shown. */
  count: number;
}

/** What the search is doing or has found, announced; and the keys of the list. */
export function SearchStatus({
  text,
  isCut,
  refusal,
  isSearching,
  hasFailed,
  retry,
  count,
}: SearchStatusProps) {
  const translate = useTranslate();
  const state = () => {
    if (text === '') return '';
    if (isSearching) return translate('search.searching');
    if (refusal === 'signs') return translate('search.signs');
    if (refusal === 'short') return translate('search.short');
    if (hasFailed) return '';
    return count > 0
      ? translate('search.results', { smart_count: count })
      : translate('search.none', { text: shortened(text) });
  };
  return (
    <>
      {hasFailed && (
        <Alert
          severity="warning"
          role="alert"
          sx={{ borderRadius: 0 }}
          action={
            <Button color="inherit" size="small" onClick={retry}>
              {translate('errors.retry')}
            </Button>
          }
        >
          {translate('search.failed')}
        </Alert>
      )}
      <Bar>
        <span role="status">
          {state()} {isCut && translate('search.cut')}
        </span>
        <span className="keys" aria-hidden>
          {translate('search.keys')}
        </span>
      </Bar>
    </>
  );
}

const longest = 40;

const shortened = (text: string) => {
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : text;
};

const Bar = styled('div')(({ theme: { palette, breakpoints } }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 38,
  padding: '9px 18px',
  fontSize: '0.8125rem',
  color: palette.text.secondary,
  borderTop: `1px solid ${palette.divider}`,
  overflowWrap: 'anywhere',
  '& .keys': { flexShrink: 0 },
  [breakpoints.down('md')]: { '& .keys': { display: 'none' } },
}));

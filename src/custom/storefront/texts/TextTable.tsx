import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { HtmlText } from './HtmlText.tsx';
import type { TextRow } from './textRows.ts';
import type { TextEdits } from './useTextEdits.ts';

interface TextTableProps {
  rows: TextRow[];
  edits: TextEdits;
  isEditable: boolean;
}

const maxLength = 20_000;

/** The texts beside their French translations, editable in place. */
export function TextTable({ rows, edits, isEditable }: TextTableProps) {
  const translate = useTranslate();
  const locale = useLocale();
  if (rows.length === 0) return null;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{translate('preview.en')}</th>
          <th scope="col">{translate('preview.fr')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ word, english, isHtml, places, isPending }) => (
          <tr key={word} data-changed={edits.isChanged(word) || undefined}>
            <th scope="row" lang="en">
              {english}
              {isPending && <Pending lang={locale}>{translate('preview.pending')}</Pending>}
              {places.length > 0 && (
                <Places lang={locale}>
                  {translate('storefrontTexts.places', { places: places.join(' · ') })}
                </Places>
              )}
            </th>
            <td lang="fr">
              {isHtml ? (
                <HtmlText
                  label={translate('storefrontTexts.french_of', { word: english.slice(0, 100) })}
                  english={word}
                  value={edits.valueOf(word)}
                  onChange={isEditable ? (value) => edits.type(word, value) : undefined}
                />
              ) : isEditable ? (
                <textarea
                  rows={1}
                  maxLength={maxLength}
                  aria-label={translate('storefrontTexts.french_of', { word: english.slice(0, 100) })}
                  value={edits.valueOf(word)}
                  onChange={(event) => edits.type(word, event.target.value)}
                />
              ) : (
                edits.valueOf(word)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Pending = styled('span')(({ theme: { palette } }) => ({
  display: 'inline-block',
  marginInlineStart: 8,
  padding: '0 8px',
  borderRadius: 99,
  fontSize: '0.75rem',
  fontWeight: 500,
  color: palette.warning.dark,
  boxShadow: `inset 0 0 0 1px ${palette.warning.main}`,
}));

const Places = styled('span')(({ theme: { palette } }) => ({
  display: 'block',
  fontSize: '0.75rem',
  color: palette.text.secondary,
}));

const Table = styled('table')(({ theme: { palette, shape, breakpoints } }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  background: palette.background.paper,
  fontSize: '0.875rem',
  'th, td': {
    padding: '6px 12px',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    borderTop: `1px solid ${palette.divider}`,
  },
  'thead th': { borderTop: 0, color: palette.text.secondary, fontWeight: 500, fontSize: '0.8125rem' },
  'tbody th': { paddingTop: 13 },
  'tr[data-changed] > td': { boxShadow: `inset 3px 0 0 ${palette.primary.main}` },
  textarea: {
    display: 'block',
    width: '100%',
    minHeight: 34,
    maxHeight: 240,
    padding: '6px 8px',
    fieldSizing: 'content',
    resize: 'vertical',
    font: 'inherit',
    color: 'inherit',
    background: 'transparent',
    border: `1px solid ${palette.text.disabled}`,
    borderRadius: 6,
    '&:hover': { borderColor: palette.text.secondary },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, borderColor: 'transparent' },
  },
  [breakpoints.down('sm')]: {
    'thead tr': { position: 'absolute', clipPath: 'inset(50%)' },
    'tr, th, td': { display: 'block' },
    'tbody td': { borderTop: 0, paddingTop: 0 },
    'tbody tr:first-of-type th': { borderTop: 0 },
  },
}));

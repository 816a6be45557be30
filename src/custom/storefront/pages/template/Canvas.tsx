import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ComponentProps } from 'react';
import { documents } from '../../../../schemas/storefront/documents.ts';
import { schemaAt } from '../../../../schemas/storefront/schema.ts';
import { light } from '../../../../theme/tokens.ts';
import { paletteOf } from '../../preview/palette.ts';
import { useStoreConfigQuery } from '../../storeConfigQuery.ts';

/** The canvas of blocks: always light, like the storefront, in the store's colours. */
export function Canvas(props: ComponentProps<'div'>) {
  const { data } = useQuery(useStoreConfigQuery());
  const colors = data?.value.general?.colorPalle;
  const palette = useMemo(
    () => paletteOf(schemaAt(documents.storeConfig.schema, colorsAt), colors),
    [colors],
  );
  return <Look style={palette} {...props} />;
}

const colorsAt = '/general/colorPalle';
const accent = `var(--themeColor, ${light.accent.main})`;
/** Black or white, whichever has contrast on the accent colour. */
const onAccent = `oklch(from ${accent} clamp(0, (0.66 - l) * 1000, 1) 0 0)`;

const Look = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  background: light.surface,
  color: light.text,
  colorScheme: 'light',
  overflowWrap: 'anywhere',
  '& .row': {
    padding: '20px 24px',
    '&[data-background=soft]': { background: light.canvas },
    '&[data-background=accent]': { background: `color-mix(in oklab, ${accent} 12%, #fff)` },
  },
  '& .columns': {
    display: 'grid',
    gap: 24,
    gridTemplateColumns: 'var(--columns)',
    alignItems: 'center',
    '&:has(> :nth-of-type(3))': { alignItems: 'start' },
    '@container (max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& :is(.heading, .text, .html, .image, .aligned)': { paddingInline: 24 },
  '& .columns :is(.heading, .text, .html, .image, .aligned)': { paddingInline: 0 },
  '& [data-align=center]': { textAlign: 'center' },
  '& [data-align=right]': { textAlign: 'right' },
  '& .heading': {
    paddingBlock: 8,
    fontWeight: 650,
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    '&.h1': { fontSize: '2.25rem' },
    '&.h2': { fontSize: '1.5rem' },
    '&.h3': { fontSize: '1.125rem' },
  },
  '& .text, & .html': {
    paddingBlock: 4,
    lineHeight: 1.6,
    '& p': { margin: '0 0 8px' },
    '& ul, & ol': { margin: '0 0 8px', paddingLeft: 24 },
    '& a': { color: accent },
    '& blockquote': { margin: '8px 0', paddingLeft: 14, borderLeft: `3px solid ${light.line}` },
    '& img': { maxWidth: '100%' },
  },
  '& .html': { minHeight: 24 },
  '& .image': {
    paddingBlock: 8,
    textAlign: 'center',
    '& img': { maxWidth: '100%', borderRadius: theme.shape.borderRadius, display: 'inline-block' },
    '&[data-width=small] img': { width: 160 },
    '&[data-width=medium] img': { width: 360 },
    '&[data-width=full] img': { width: '100%' },
    '& .placeholder': { fontSize: 64, color: light.faint },
  },
  '& .button': {
    display: 'inline-block',
    margin: '8px 0',
    padding: '10px 20px',
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${accent}`,
    color: accent,
    fontWeight: 600,
    '&[data-look=filled]': { background: accent, color: onAccent },
    '&[data-look=plain]': { borderColor: 'transparent', paddingInline: 0, textDecoration: 'underline' },
  },
  '& .spacer': { height: 32, '&[data-size=small]': { height: 12 }, '&[data-size=large]': { height: 72 } },
  '& hr': { margin: '16px 0', border: 0, borderTop: `1px solid ${light.line}` },
}));

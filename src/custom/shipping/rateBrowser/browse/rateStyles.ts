import { styled, type Theme } from '@mui/material/styles';
import { radius } from '../../../../theme/tokens.ts';

/** Carrier cards, as many per row as fit. */
export const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: theme.spacing(1),
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  listStyle: 'none',
}));

export const Card = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: theme.spacing(1),
  width: '100%',
  height: '100%',
  padding: theme.spacing(1),
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  cursor: 'pointer',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: radius.medium,
  backgroundColor: theme.palette.background.paper,
  '& > span:last-child': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > span > span:not(.MuiChip-root)': {
    display: 'block',
    fontSize: '0.8125rem',
    color: theme.palette.text.secondary,
  },
  '& .MuiChip-root': { marginRight: 4 },
  '&:hover:enabled': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
  '&[aria-pressed=true]': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
  },
  '&:disabled': { cursor: 'default', color: theme.palette.text.secondary },
}));

export const Logo = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: radius.small,
  fontWeight: 650,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.action.hover,
  border: `1px solid ${theme.palette.divider}`,
}));

export const Services = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const service = ({ theme }: { theme: Theme }) => ({
  display: 'flex',
  flexWrap: 'wrap' as const,
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
  width: '100%',
  padding: theme.spacing(1, 1.5),
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'start' as const,
  color: theme.palette.text.primary,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: radius.medium,
  backgroundColor: theme.palette.background.paper,
  '& > span > span:not(.MuiChip-root)': { display: 'block', fontSize: '0.8125rem' },
});

/** A usable service: name and delivery, and the price at the end. */
export const ServiceButton = styled('button')((props) => ({
  ...service(props),
  cursor: 'pointer',
  '&:hover': { backgroundColor: props.theme.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${props.theme.palette.primary.main}`, outlineOffset: 1 },
}));

/** An unusable service. */
export const RefusedService = styled('div')((props) => ({
  ...service(props),
  color: props.theme.palette.text.secondary,
  borderStyle: 'dashed',
}));

export const Price = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '& > strong': { display: 'block', fontSize: '1rem' },
  '& > span': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

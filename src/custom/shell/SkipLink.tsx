import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslate } from 'react-admin';

/** The first tab stop: skips the menu and the top bar. */
export const SkipLink = memo(function SkipLink() {
  const translate = useTranslate();
  return <Anchor href="#content">{translate('shell.skip')}</Anchor>;
});

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 10,
  left: 10,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 14px',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

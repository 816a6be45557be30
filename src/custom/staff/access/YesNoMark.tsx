import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutline';
import { styled } from '@mui/material/styles';

/** A yes or no as text and icon. */
export function YesNoMark({ isYes, children }: { isYes: boolean; children: string }) {
  const Icon = isYes ? CheckCircle : Block;
  return (
    <Mark>
      <Icon fontSize="small" color={isYes ? 'success' : 'disabled'} />
      {children}
    </Mark>
  );
}

const Mark = styled('span')({ display: 'inline-flex', alignItems: 'flex-start', gap: 6 });

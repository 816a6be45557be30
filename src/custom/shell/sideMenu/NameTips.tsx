import { styled } from '@mui/material/styles';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { shadow } from '../../../theme/tokens.ts';

interface Tip {
  name: string;
  top: number;
  left: number;
}

/** Shows the name of an icon inside, its `aria-label`, beside it while the pointer is over it or the keyboard's focus on it. */
export function NameTips({ children }: { children: ReactNode }) {
  const [tip, setTip] = useState<Tip>();
  const hide = () => setTip(undefined);
  const show = ({ target, type }: SyntheticEvent) => {
    const icon = (target as HTMLElement).closest('[aria-label]');
    if (!icon || (type === 'focus' && !icon.matches(':focus-visible'))) return hide();
    const { top, right, height } = icon.getBoundingClientRect();
    setTip({ name: icon.getAttribute('aria-label') ?? '', top: top + height / 2, left: right + 8 });
  };
  return (
    <div
      role="presentation"
      onPointerOver={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {children}
      {tip && (
        <Name aria-hidden style={{ top: tip.top, left: tip.left }}>
          {tip.name}
        </Name>
      )}
    </div>
  );
}

const Name = styled('span')(({ theme: { palette, shape, zIndex } }) => ({
  position: 'fixed',
  zIndex: zIndex.tooltip,
  transform: 'translateY(-50%)',
  padding: '4px 10px',
  borderRadius: shape.borderRadius,
  border: `1px solid ${palette.divider}`,
  boxShadow: shadow,
  fontSize: '0.8125rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  color: palette.text.primary,
  backgroundColor: palette.background.paper,
}));

import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Loading } from '../../kit/errors/Loading.tsx';
import { useLayoutOption } from './layoutOptions.ts';

const duration = 2500;

/** Covers the page during start-up, if enabled in the layout options (contract 1 §2.2, §9). */
export function Preloader() {
  const [preloader] = useLayoutOption('preloader');
  const [isDue, setIsDue] = useState(preloader === 'on');
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(false), duration);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? (
    <Cover>
      <Loading />
    </Cover>
  ) : null;
}

const Cover = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.tooltip + 1,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: theme.palette.background.default,
}));

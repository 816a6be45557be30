import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';

/** Begins a step; takes the focus, so that what comes is read out and tabbed through from here. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography
      ref={heading}
      tabIndex={-1}
      component="h3"
      variant="h5"
      sx={{ outline: 'none', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}

import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of a step. Takes the focus, so that screen readers and Tab continue from here. */
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

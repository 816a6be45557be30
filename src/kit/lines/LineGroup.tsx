import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface LineGroupProps {
  title: string;
  /** A heading of the page (h2), or of a form. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** The lines of a record with their heading. */
export function LineGroup({ title, heading = 'h3', children }: LineGroupProps) {
  const id = useId();
  const isPage = heading === 'h2';
  return (
    <div role="group" data-wide aria-labelledby={id}>
      <Typography
        id={id}
        component={heading}
        variant={isPage ? 'h3' : 'subtitle2'}
        sx={{ mt: 1, mb: isPage ? 1.5 : 1 }}
      >
        {title}
      </Typography>
      {children}
    </div>
  );
}

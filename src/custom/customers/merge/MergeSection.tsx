import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface MergeSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A titled section of the merge dialog. */
export function MergeSection({ title, hint, children }: MergeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h3" variant="subtitle1">
        {title}
      </Typography>
      {hint && (
        <Typography variant="body2" color="text.secondary">
          {hint}
        </Typography>
      )}
      {children}
    </section>
  );
}

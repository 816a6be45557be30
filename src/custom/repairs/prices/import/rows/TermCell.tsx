import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface TermCellProps {
  column: string;
  /** The full text, as tooltip. */
  title?: string;
  children: ReactNode;
}

/** A cell that shows its column's name on a phone, where there is no header. */
export function TermCell({ column, title, children }: TermCellProps) {
  const translate = useTranslate();
  return (
    <div role="cell" className="term lines" title={title}>
      <small aria-hidden>{translate(`priceMatrix.columns.${column}`)}</small>
      {children}
    </div>
  );
}

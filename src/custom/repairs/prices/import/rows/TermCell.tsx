import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface TermCellProps {
  column: string;
  /** All of its text, where there is no room for it. */
  title?: string;
  children: ReactNode;
}

/** A cell that names its column where there is no head: on a phone. */
export function TermCell({ column, title, children }: TermCellProps) {
  const translate = useTranslate();
  return (
    <div role="cell" className="term lines" title={title}>
      <small aria-hidden>{translate(`priceMatrix.columns.${column}`)}</small>
      {children}
    </div>
  );
}

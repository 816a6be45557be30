import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  /** Takes a row of its own. */
  isWide?: boolean;
  children: ReactNode;
}

/** A name and its value in the `dl` of a card, which shows a dash for an empty value. */
export const Fact = ({ name, isWide = false, children }: FactProps) => (
  <div style={isWide ? { gridColumn: '1 / -1' } : undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

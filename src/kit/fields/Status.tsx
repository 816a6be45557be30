import type { ReactNode } from 'react';

/** A word with a coloured dot; the theme defines the colours. */
export function Status({
  tone,
  children,
}: {
  tone: 'positive' | 'warning' | 'neutral';
  children: ReactNode;
}) {
  return (
    <span className="status" data-tone={tone}>
      {children}
    </span>
  );
}

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';

interface PlanTabsProps<K extends string> {
  label: string;
  kind: K;
  /** The kinds of rows in their order, with their names and numbers. */
  kinds: { kind: K; name: string; count: string; isEmpty?: boolean }[];
  onChange: (kind: K) => void;
  /** The rows of the kind. */
  children: ReactNode;
}

/** What a sheet changes, by kind. */
export function PlanTabs<K extends string>({ label, kind, kinds, onChange, children }: PlanTabsProps<K>) {
  const id = useId();
  return (
    <div>
      <Tabs
        value={kind}
        onChange={(_, next: K) => onChange(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={label}
      >
        {kinds.map(({ kind: one, name, count, isEmpty }) => (
          <Tab
            key={one}
            value={one}
            id={`${id}-${one}`}
            aria-controls={`${id}-rows`}
            disabled={isEmpty}
            label={`${name} (${count})`}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-rows`} aria-labelledby={`${id}-${kind}`}>
        {children}
      </div>
    </div>
  );
}

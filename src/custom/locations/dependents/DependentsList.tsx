import { useTranslate } from 'react-admin';
import type { Dependents } from './useDependents.ts';

/** '3 people work there', '11 appointments are booked': the counts of dependents. */
export function DependentsList({ dependents }: { dependents: Dependents }) {
  const translate = useTranslate();
  const named = Object.entries(dependents).filter(([, count]) => count > 0);
  if (named.length === 0) return null;
  return (
    <ul>
      {named.map(([kind, smart_count]) => (
        <li key={kind}>{translate(`resources.locations.dependents.${kind}`, { smart_count })}</li>
      ))}
    </ul>
  );
}

import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFailureMessage } from '../../../kit/useFailureMessage.ts';
import { useReload } from '../../../kit/useReload.ts';
import type { Closure } from '../../../schemas/locations/closures.ts';
import { locations, type Location } from '../../../schemas/locations/locations.ts';

/** Adds a closure to locations one after another, replacing their closures of the same day. */
export function useCloseMany() {
  const dataProvider = useDataProvider();
  const refusal = useFailureMessage(locations);
  const reload = useReload(locations);
  const [progress, setProgress] = useState<number>();

  /** Returns the errors, prefixed with the location's name. */
  const closeMany = async (ids: number[], closure: Closure): Promise<string[]> => {
    const refused: string[] = [];
    for (const [index, id] of ids.entries()) {
      setProgress(index);
      try {
        const { data } = await dataProvider.getOne<Location>(locations.name, { id });
        const others = data.closures.filter(({ date }) => date !== closure.date);
        const changes = { closures: [...others, closure] };
        await dataProvider
          .update<Location>(locations.name, { id, data: changes, previousData: data })
          .catch((error: unknown) => {
            refused.push(
              `${data.location_name}: ${refusal(error, 'resources.locations.messages.update_failed')}`,
            );
          });
      } catch (error) {
        refused.push(refusal(error, 'messages.load_failed'));
      }
    }
    setProgress(undefined);
    reload();
    return refused;
  };
  return { closeMany, progress };
}

import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useCurrentLocation } from '../../authProvider/currentLocation.ts';
import { useListOptions } from '../page.ts';
import { actionNotification } from '../undoNotification.tsx';

/**
 * Notifies that a record was created at another location than the list shows and offers to switch; returns whether it
 * did. `message` is the success message or its key.
 */
export function useNotifyOtherLocation() {
  const { locationFilter } = useListOptions();
  const { location, choices, choose } = useCurrentLocation();
  const translate = useTranslate();
  const notify = useNotify();
  return (made: Partial<RaRecord>, message: string): boolean => {
    const id: unknown = locationFilter && made[locationFilter];
    const place = choices.find((one) => one.id === id);
    if (!location || !place || place.id === location.id) return false;
    const where = translate('list.made_elsewhere', {
      place: place.location_name,
      name: location.location_name,
    });
    notify(
      ...actionNotification(`${translate(message)} ${where}`, 'list.show_there', () => choose(place.id)),
    );
    return true;
  };
}

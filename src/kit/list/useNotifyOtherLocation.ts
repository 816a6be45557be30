import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useCurrentLocation } from '../../authProvider/currentLocation.ts';
import { useListOptions } from '../page.ts';
import { actionNotification } from '../undoNotification.tsx';

/**
 * Tells of a record that was just made at another location than the one that the list around shows, and offers to show that;
 * answers whether it did. `message` says, as a message key or a sentence, that it was made.
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

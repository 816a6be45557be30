import type { FieldValues } from 'react-hook-form';
import { recallFile } from '../../../keptFiles.ts';
import { usePhotoCalls } from '../photos/calls.ts';
import { keptKeys, withAddresses } from './keptPhotos.ts';

/** Returns what uploads the photos of a kept ticket, and names the keys of those that are gone from this device. */
export function useSendPhotos() {
  const { uploadTicketPhoto } = usePhotoCalls();
  return async <T extends FieldValues>(ticket: T) => {
    const addresses = new Map<string, string>();
    const keys = keptKeys(ticket);
    for (const key of keys) {
      const kept = await recallFile(key);
      if (!kept) continue;
      const body = new FormData();
      body.append('imagefile', kept, 'photo');
      const { file } = await uploadTicketPhoto({ query: { key }, body });
      addresses.set(key, file);
    }
    return { ticket: withAddresses(ticket, addresses), keys, lost: keys.length - addresses.size };
  };
}

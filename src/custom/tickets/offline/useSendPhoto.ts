import { recallFile } from '../../../keptFiles.ts';
import { usePhotoCalls } from '../photos/calls.ts';

/** Returns what uploads a kept photo; its address is undefined if the photo is gone from this device. */
export function useSendPhoto() {
  const { uploadTicketPhoto } = usePhotoCalls();
  return async (key: string): Promise<string | undefined> => {
    const kept = await recallFile(key);
    if (!kept) return undefined;
    const body = new FormData();
    body.append('imagefile', kept, 'photo');
    const { file } = await uploadTicketPhoto({ query: { key }, body });
    return file;
  };
}

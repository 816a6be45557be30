import { createContext } from 'react';

/** Notes the address of a photo that was uploaded: a ticket that is being sent may still name it as kept. */
export const UploadedPhotosContext = createContext<(key: string, file: string) => void>(() => undefined);

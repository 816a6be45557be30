import { createContext, use, useEffect, useId, type Dispatch, type SetStateAction } from 'react';

/** Keeps the inputs whose photos are not uploaded yet: until then the ticket is not created. */
export const PendingPhotosContext = createContext<Dispatch<SetStateAction<string[]>>>(() => undefined);

/** Tells the form whether photos of this input are still to be uploaded. */
export function usePendingPhotos(isPending: boolean): void {
  const id = useId();
  const setPending = use(PendingPhotosContext);
  useEffect(() => {
    if (!isPending) return undefined;
    setPending((all) => [...all, id]);
    return () => setPending((all) => all.filter((one) => one !== id));
  }, [id, isPending, setPending]);
}

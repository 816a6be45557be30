import { use, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { forgetFiles } from '../../../keptFiles.ts';
import { LeavingContext } from '../../../kit/form/leaving.ts';
import { keptKeys } from '../offline/keptPhotos.ts';

/** Removes the photos that this device keeps for an intake as soon as it is left without its ticket. */
export function ForgetLeftPhotos() {
  const { getValues } = useFormContext();
  const { isLeft } = use(LeavingContext);
  useEffect(
    () => () => {
      if (isLeft()) void forgetFiles(keptKeys(getValues()));
    },
    [getValues, isLeft],
  );
  return null;
}

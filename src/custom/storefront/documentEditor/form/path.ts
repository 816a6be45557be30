import type { FieldPathList } from '@rjsf/utils';
import { pointerTo } from '../../../../schemas/storefront/pointer.ts';

/** Returns the JSON Pointer of a field path. */
export const pointerOf = (path: FieldPathList): string =>
  path.reduce<string>((pointer, key) => pointerTo(pointer, String(key)), '');

import type { FieldPathList } from '@rjsf/utils';
import { pointerTo } from '../../../../schemas/storefront/pointer.ts';

/** The JSON Pointer of a field's path in its form. */
export const pointerOf = (path: FieldPathList): string =>
  path.reduce<string>((pointer, key) => pointerTo(pointer, String(key)), '');

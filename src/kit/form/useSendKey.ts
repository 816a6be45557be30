import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { useShortcut } from '../actions/useAction.ts';

/** Ctrl+Enter or Cmd+Enter sends the form while the focus is in it. */
export function useSendKey(
  form: RefObject<HTMLFormElement | null>,
  send: (event: KeyboardEvent) => boolean | void,
): void {
  const translate = useTranslate();
  const press = (event?: KeyboardEvent) =>
    event && form.current?.contains(document.activeElement) ? send(event) : false;
  useShortcut('mod+enter', translate('dialog.send'), press, { region: form, isKeyOnly: true });
}

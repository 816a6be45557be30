import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Confirm } from '../../../kit/form/Confirm.tsx';

/**
 * Asks for confirmation before an email with text that looks like an unfilled placeholder is sent. `ask` resolves to
 * whether to send it; `question` is the dialog to render.
 */
export function useConfirmPlaceholders() {
  const translate = useTranslate();
  const [asked, setAsked] = useState<{ names: string; answer: (goes: boolean) => void }>();
  const ask = async (names: string[]): Promise<boolean> => {
    if (names.length === 0) return true;
    const goes = await new Promise<boolean>((answer) => setAsked({ names: names.join(', '), answer }));
    setAsked(undefined);
    return goes;
  };
  const question = asked && (
    <Confirm
      title={translate('mail.left.title', { names: asked.names })}
      text={translate('mail.left.text')}
      confirmLabel={translate('mail.left.yes')}
      cancelLabel={translate('mail.left.no')}
      onConfirm={() => asked.answer(true)}
      onCancel={() => asked.answer(false)}
    />
  );
  return { ask, question };
}

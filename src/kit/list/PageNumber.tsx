import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface PageNumberProps {
  page: number;
  last: number;
  onChange: (page: number) => void;
}

/** Input for the page number: Enter goes to the typed page, clamped to the existing ones. */
export function PageNumber({ page, last, onChange }: PageNumberProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(String(page));
  const go = () => {
    const wanted = Math.min(Math.max(Number.parseInt(typed, 10) || page, 1), last);
    setTyped(String(wanted));
    if (wanted !== page) onChange(wanted);
  };
  return (
    <input
      inputMode="numeric"
      aria-label={translate('list.page_number', { last })}
      value={typed}
      size={Math.max(String(last).length, 2)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
      onKeyDown={({ key }) => key === 'Enter' && go()}
      onBlur={go}
      style={{ textAlign: 'center', borderStyle: 'solid', borderWidth: 1 }}
    />
  );
}

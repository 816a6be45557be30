import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { SlotProps } from '../slots.ts';

/** A thumbnail, or initials without a picture. */
export function ImageValue({ source = 'img_src' }: SlotProps) {
  const record = useRecordContext();
  const src = record?.[source] as string | undefined;
  const [failed, setFailed] = useState<string>();
  if (src && src !== failed) {
    return <img className="thumbnail" src={src} alt="" loading="lazy" onError={() => setFailed(src)} />;
  }
  return (
    <span className="thumbnail" aria-hidden>
      {String(record?.name ?? '')
        .trim()
        .slice(0, 2)
        .toUpperCase()}
    </span>
  );
}

import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { countSegments, savingsOf } from '../../schemas/inbox/segments.ts';

interface SegmentHintProps {
  text: string;
  /** Offers to write it with plain letters. */
  onRewrite?: (() => void) | undefined;
}

/** '171 characters · 2 messages. Without ê it would be 1.': how many messages a text counts as, and what saves one. */
export function SegmentHint({ text, onRewrite }: SegmentHintProps) {
  const translate = useTranslate();
  const { units, segments, special } = countSegments(text);
  const count = translate('conversation.characters', { smart_count: units });
  if (segments < 2) return count;
  const { plain, over } = savingsOf(text);
  const length = translate('conversation.segments', { smart_count: segments });
  const hints = [
    plain &&
      translate('conversation.special', {
        characters: special.join(' '),
        smart_count: plain.segments,
      }),
    over && translate('conversation.shorten', { smart_count: over }),
  ].filter(Boolean);
  return (
    <>
      {[`${count} · ${length}.`, ...hints].join(' ')}
      {plain && onRewrite && (
        <Button size="small" onClick={onRewrite} sx={{ display: 'block', px: 0, textAlign: 'start' }}>
          {translate('conversation.plain')}
        </Button>
      )}
    </>
  );
}

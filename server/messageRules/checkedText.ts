import type { MessageChannel } from '../../src/schemas/messageRules/events.ts';
import { unknownIn } from '../../src/schemas/messageRules/placeholders.ts';
import { MAX_TOLD_TEXT } from '../../src/schemas/messageRules/tell.ts';
import { invalid } from '../core/problem.ts';

/** Returns a text that staff wrote; throws 422 at `path` for an unknown placeholder, or if it is too long for its channel. */
export function checkedText(text: string, channel: MessageChannel | null, path: string): string {
  const [name] = unknownIn(text);
  if (name) throw invalid([{ path, code: 'placeholder', params: { name } }]);
  if (channel === 'SMS' && text.length > MAX_TOLD_TEXT)
    throw invalid([{ path, code: 'maxLength', params: { limit: MAX_TOLD_TEXT } }]);
  return text.trim();
}

import { Type } from 'typebox';
import { writesMessages } from '../inbox/access.ts';
import type { Step } from '../model.ts';
import { visiblePattern } from '../textPatterns.ts';
import { MAX_MESSAGE } from './tell.ts';

/** The step that sends what a rule did not. */
export const sendByHand = {
  access: writesMessages,
  from: ['NOT_SENT', 'SKIPPED'],
  values: {
    text: Type.String({ maxLength: MAX_MESSAGE, pattern: visiblePattern, multiline: true }),
  },
} satisfies Step;

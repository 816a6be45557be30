import { Type } from 'typebox';
import { call } from '../call.ts';
import { member } from '../can.ts';
import { SearchText } from '../search.ts';
import { SearchResult } from './result.ts';

/** Maximum number of hits of a resource. */
const MOST_HITS = 20;

export const searchCalls = {
  search: call('GET /dc/search', {
    of: { name: 'search', service: 'store' },
    access: { list: member },
    query: Type.Object({
      q: SearchText({ pattern: '\\S' }),
      kinds: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_HITS })),
    }),
    answer: SearchResult,
    summary: 'Find records of all resources that one may open, by words, codes and numbers',
  }),
};

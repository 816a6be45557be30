import { Type, type Static } from 'typebox';

/** A found record. */
const Hit = Type.Object({
  id: Type.Union([Type.String(), Type.Integer()]),
  title: Type.String(),
  /** The properties that tell it apart (`details` of its model), as in its record. */
  details: Type.Record(Type.String(), Type.Unknown()),
  /** 5 for exactly its code, 4 for the last digits, 3 for the beginning of its name, 2 for words, 1 for parts of words. */
  score: Type.Number(),
});
export type Hit = Static<typeof Hit>;

/** Found records by resource, the best first; `has_more` than the limit. */
export const SearchResult = Type.Object({
  groups: Type.Array(
    Type.Object({ resource: Type.String(), hits: Type.Array(Hit), has_more: Type.Boolean() }),
  ),
  /** Where nothing is found: searches with a corrected word. */
  suggestions: Type.Array(Type.String()),
});
export type SearchResult = Static<typeof SearchResult>;

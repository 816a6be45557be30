import { useTranslate } from 'react-admin';
import type { Action } from '../../kit/actions/actions.ts';
import { byFirstEntry, matching, withEntries, type Creation, type EntryGroup } from './entries.ts';
import { exactScore } from './printedCodes.ts';
import { useActionEntries } from './useActionEntries.ts';
import { useFound } from './useFound.ts';
import { usePageEntries } from './usePageEntries.ts';
import { useRecordEntries } from './useRecordEntries.ts';

interface Options {
  typed: string;
  /** A text that is searched without a pause. */
  sent: string | undefined;
  actions: Action[];
  create: Creation[];
  onSuggestion: (text: string) => void;
}

/** Returns what is offered for the typed text; before anything is typed, recent records and what can be done here. */
export function useSearchGroups({ typed, sent, actions, create, onSuggestion }: Options) {
  const translate = useTranslate();
  const pages = usePageEntries();
  const { first, others } = useActionEntries(actions, create);
  const records = useRecordEntries();
  const found = useFound(typed, sent, records.kinds);
  const { text, answer, hasFailed } = found;

  const group = (key: string, entries: EntryGroup['entries']): EntryGroup => ({
    key,
    title: translate(`search.groups.${key}`),
    entries,
  });
  const suggestions = (answer?.suggestions ?? []).map((label) => ({
    key: `suggestion ${label}`,
    label,
    isSuggestion: true,
    run: () => onSuggestion(label),
  }));
  const own =
    text === ''
      ? [group('recent', records.recent), group('actions', first)]
      : byFirstEntry(
          [
            group('actions', matching([...first, ...others], text)),
            group('pages', matching(pages, text)),
            ...(hasFailed ? [group('recent', matching(records.recent, text))] : []),
          ],
          text,
        );
  /** What is offered for the record in view is not offered again for the found one. */
  const offered = new Set(first.map(({ label }) => label));
  const ofRecords = (
    text === '' ? [] : answer ? records.found(answer.groups, text) : records.known(found.known(), text)
  ).map((one) => ({ ...one, entries: one.entries.filter(({ label }) => !offered.has(label)) }));
  return {
    ...found,
    /** Pages and actions, which need no answer. */
    own: withEntries(own),
    groups: withEntries([...own, ...records.labelled(text), ...ofRecords, group('suggestions', suggestions)]),
    /** What is found by exactly this code. */
    exact: async (code: string) => {
      const labelled = records.labelled(code).flatMap(({ entries }) => entries);
      if (labelled.length > 0) return labelled;
      const { groups } = await found.lookUp(code);
      const hits = groups.map((one) => ({
        ...one,
        hits: one.hits.filter(({ score }) => score === exactScore),
      }));
      return records
        .found(
          hits.map((one) => ({ ...one, has_more: false })),
          code,
        )
        .flatMap(({ entries }) => entries);
    },
  };
}

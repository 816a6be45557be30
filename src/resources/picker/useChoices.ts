import { useEffect, useState } from 'react';
import { useGetList, useNotify, type RaRecord } from 'react-admin';

export interface Choice extends RaRecord<string> {
  name?: string;
}

const minLength = 2;

/** Records of a model whose name holds the text: asked for once two characters are typed, 300 ms after the last. */
export function useChoices(reference: string, text: string) {
  const [name, setName] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setName(text.trim()), 300);
    return () => clearTimeout(timer);
  }, [text]);
  const notify = useNotify();
  const isLongEnough = name.length >= minLength;
  const {
    data = [],
    isFetching,
    error,
  } = useGetList<Choice>(
    reference,
    {
      filter: { name, include_voided: false, include_children: false },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: 10_000 },
    },
    { enabled: isLongEnough, onError: () => notify('messages.load_failed', { type: 'error' }) },
  );
  return {
    choices: isLongEnough ? data : [],
    isSearching: isLongEnough && isFetching,
    isTooShort: text.trim().length < minLength,
    hasFailed: Boolean(error),
    minLength,
  };
}

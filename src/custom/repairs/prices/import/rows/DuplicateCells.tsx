import { useTranslate } from 'react-admin';
import type { Change, KeptService } from '../../types.ts';
import { NameCell } from './NameCell.tsx';
import { TermCell } from './TermCell.tsx';
import { useDateTimeText } from '../../../../../kit/fields/useDateTimeText.ts';
import { useTermTexts } from './useTermTexts.ts';

const names = ['outcome', 'cost', 'duration', 'warranty', 'changed'] as const;
type Texts = Record<(typeof names)[number], string>;

/** The duplicate below the service that stays. */
export function DuplicateCells({ duplicate }: { duplicate: Extract<Change, { kind: 'duplicate' }> }) {
  const { kept, before: terms } = duplicate;
  const textsOf = useTexts();
  const stays = kept && textsOf('stays', kept);
  const goes = textsOf('goes', { ...duplicate, terms });
  return (
    <>
      <NameCell {...duplicate} />
      {names.map((name) => (
        <TermCell key={name} column={name} title={[stays?.[name], goes[name]].filter(Boolean).join(' · ')}>
          {stays && <span>{stays[name]}</span>}
          <del>{goes[name]}</del>
        </TermCell>
      ))}
    </>
  );
}

function useTexts() {
  const translate = useTranslate();
  const momentOf = useDateTimeText();
  const termsOf = useTermTexts();
  return (outcome: 'stays' | 'goes', { is_active, modified_date, terms }: KeptService): Texts => {
    const words = [
      `priceMatrix.duplicates.${outcome}`,
      ...(is_active ? [] : ['priceMatrix.duplicates.inactive']),
    ];
    return {
      ...termsOf(terms),
      outcome: words.map((word) => translate(word)).join(', '),
      changed: momentOf(modified_date),
    };
  };
}

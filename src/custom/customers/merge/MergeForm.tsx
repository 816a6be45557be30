import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { customers } from '../../../schemas/customers/customers.ts';
import type { MergeChoices, MergeSide } from '../../../schemas/customers/merge.ts';
import { proposedMerge } from '../../../schemas/customers/mergeResult.ts';
import { nameOf } from '../../../schemas/model.ts';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import { AddressChoices } from './AddressChoices.tsx';
import { FieldChoices } from './FieldChoices.tsx';
import { MergeEffects } from './MergeEffects.tsx';
import { shareIdentifier } from './shareIdentifier.ts';
import { useMerge } from './useMerge.ts';
import { SurvivorChoice } from './SurvivorChoice.tsx';

interface MergeFormProps {
  sides: readonly [MergeSide, MergeSide];
  isBusy: boolean;
  onStale: () => void;
  onClose: () => void;
  onMerged: (keptId: string) => void;
}

/** Surviving customer, values, addresses, and the effects of the merge. */
export function MergeForm({ sides, isBusy, onStale, onClose, onMerged }: MergeFormProps) {
  const translate = useTranslate();
  const [keptId, setKeptId] = useState(sides[0].id);
  const [kept, merged] = keptId === sides[0].id ? sides : [sides[1], sides[0]];
  const [choices, setChoices] = useState<MergeChoices>(() => proposedMerge(kept, merged));
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMerge({ onMerged, onStale });
  const stay = (id: string) => {
    const [one, other] = id === sides[0].id ? sides : [sides[1], sides[0]];
    setKeptId(id);
    setChoices(proposedMerge(one, other));
  };
  const change = (changed: Partial<MergeChoices>) => setChoices((current) => ({ ...current, ...changed }));
  const merge = () => mutate({ kept, merged, ...choices });
  const names = { kept: nameOf(customers, { ...kept }), merged: nameOf(customers, { ...merged }) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (shareIdentifier(kept, merged)) merge();
    else setIsAsking(true);
  };
  return (
    <form onSubmit={submit}>
      <DialogContent dividers>
        <Stack sx={{ gap: 3 }}>
          <SurvivorChoice {...{ sides, keptId }} onChange={stay} />
          <FieldChoices {...{ kept, merged, choices }} onChange={change} />
          <AddressChoices {...{ kept, merged, choices }} onChange={change} />
          <MergeEffects {...{ kept, merged }} />
          <Alert severity="info">{translate('merging.end', names)}</Alert>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('dialog.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={isPending || isBusy}>
          {translate('merging.action')}
        </Button>
      </DialogActions>
      {isAsking && (
        <Confirm
          title={translate('merging.strangers_title')}
          text={translate('merging.strangers_text', names)}
          confirmLabel={translate('merging.strangers_yes')}
          cancelLabel={translate('dialog.cancel')}
          onConfirm={() => {
            setIsAsking(false);
            merge();
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </form>
  );
}

import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { Picker } from '../../../kit/picker/Picker.tsx';
import { ScanField } from '../../../kit/scan/ScanField.tsx';
import { stockCounts, type StockCount } from '../../../schemas/inventory/stockCounts.ts';
import { items } from '../../../schemas/inventory/items.ts';
import { CountHeader } from './CountHeader.tsx';
import { CountActions } from './CountActions.tsx';
import { LastEntry } from './LastEntry.tsx';
import { CountLines } from './CountLines.tsx';
import { UnresolvedEntries } from './UnresolvedEntries.tsx';
import { SetQuantityDialog } from './SetQuantityDialog.tsx';
import { useCounting } from './useCounting.ts';
import { useOfflineCount } from './useOfflineCount.ts';
import { UnsentEntries } from './UnsentEntries.tsx';

interface Chosen {
  item_id: string;
  name: string;
  counted: number | null;
}

export function CountView({ count }: { count: StockCount }) {
  const translate = useTranslate();
  const may = useCan();
  const counting = useCounting(count);
  useOfflineCount(count, counting.loadedAt);
  const [chosen, setChosen] = useState<Chosen>();
  const isEditable = count.state === 'OPEN' && may('update', stockCounts, count);
  const { lines, isLoaded, error, refetch, add } = counting;
  const choose = (item_id: string, name: string) => {
    const line = lines.find((one) => one.item_id === item_id);
    setChosen({ item_id, name, counted: line?.counted ?? null });
  };
  const onCode = (code: string) => add({ code });
  const codeField = useRef<HTMLInputElement>(null);
  // On touch devices focusing the field would open the on-screen keyboard.
  const scanOn = () => {
    if (!matchMedia('(pointer: coarse)').matches) codeField.current?.focus();
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <CountHeader count={count} />
      <UnsentEntries counting={counting} />
      {isEditable && (
        <>
          <LastEntry counting={counting} onUndone={scanOn} />
          <ScanField
            inputRef={codeField}
            listensGlobally
            isContinuous
            autoFocus
            label={translate('counts.scan')}
            helperText={translate('counts.scan_help')}
            onCode={onCode}
          >
            <LastEntry counting={counting} />
          </ScanField>
          <Picker
            reference={items.name}
            label={translate('counts.find')}
            value={null}
            filter={count.kind ? { kind: count.kind } : undefined}
            onChange={(item) => item && choose(item.id, item.name ?? '')}
          />
        </>
      )}
      {isLoaded ? (
        <>
          <UnresolvedEntries counting={counting} isEditable={isEditable} />
          <CountLines
            lines={lines}
            onSet={isEditable ? ({ item_id, name }) => choose(item_id, name) : undefined}
          />
        </>
      ) : error ? (
        <LoadErrorAlert message="counts.failed" onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton slots={4} />
      )}
      {isEditable && <CountActions count={count} counting={counting} />}
      {chosen && (
        <SetQuantityDialog
          name={chosen.name}
          counted={chosen.counted}
          onCode={onCode}
          onClose={() => setChosen(undefined)}
          onSet={(quantity) => {
            add({ item_id: chosen.item_id, mode: 'SET', quantity });
            setChosen(undefined);
          }}
        />
      )}
    </Stack>
  );
}

import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../../i18n/useLocale.ts';
import { ImportSteps } from '../../../../kit/sheet/import/ImportSteps.tsx';
import { PlanTabs } from '../../../../kit/sheet/import/PlanTabs.tsx';
import { PreviewFrame } from '../../../../kit/sheet/import/PreviewFrame.tsx';
import { usePriceImport, usePriceWrites } from '../usePriceImport.ts';
import { PlanRows } from './PlanRows.tsx';
import type { SheetChange, SheetKind, SheetPlan } from './types.ts';

interface PlanStepProps {
  versionId: string;
  id: string;
  fileName: string;
  plan: SheetPlan;
  onOther: () => void;
  onClose: () => void;
}

/** Preview of the import by kind of change, and its start. */
export function PlanStep({ versionId, id, fileName, plan, onOther, onClose }: PlanStepProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const sheetImport = usePriceImport(versionId);
  const writesOf = usePriceWrites(versionId);
  const kinds = (Object.keys(plan.rows) as SheetKind[]).filter((one) => plan.rows[one].length > 0);
  const [kind, setKind] = useState(kinds[0]);
  const { update, create, remove, invalid, unknown } = plan.rows;
  const changes = [...update, ...create, ...remove] as SheetChange[];
  const counts = { updated: update.length, created: create.length, removed: remove.length };
  const notDone = invalid.length + unknown.length;
  return (
    <ImportSteps
      {...{ sheetImport, onClose }}
      writes={writesOf({ id, fileName, changes })}
      changes={counts}
      renderPreview={(onProcess) => (
        <PreviewFrame {...{ sheetImport, fileName, onOther, onProcess }} changes={counts}>
          {changes.length === 0 && <Alert severity="info">{translate('trade.sheet.nothing')}</Alert>}
          {notDone > 0 && changes.length > 0 && (
            <Alert severity="warning">{translate('trade.sheet.not_done', { smart_count: notDone })}</Alert>
          )}
          {kind && (
            <PlanTabs
              label={translate('sheetImport.kinds')}
              kind={kind}
              onChange={setKind}
              kinds={kinds.map((one) => ({
                kind: one,
                name: translate(`trade.sheet.kinds.${one}`),
                count: plan.rows[one].length.toLocaleString(locale),
              }))}
            >
              <PlanRows key={kind} kind={kind} rows={plan.rows[kind]} />
            </PlanTabs>
          )}
        </PreviewFrame>
      )}
    />
  );
}

import { useTranslate } from 'react-admin';
import { HistoryButton } from '../../../kit/history/HistoryButton.tsx';
import { ProfileHeader } from '../../../kit/profile/ProfileHeader.tsx';
import { registers, type Register } from '../../../schemas/wallet/registers.ts';
import { ReportButtons } from './ReportButtons.tsx';
import { TillSteps } from './RegisterSteps.tsx';

/** Which till it is, the way back to the list, and what can be done with it. */
export function TillHeader({ record: till }: { record: Register | undefined }) {
  const translate = useTranslate();
  return (
    <ProfileHeader title={till && translate('wallet.tills.title', { ...till })} back="wallet.tills.back">
      {till && (
        <>
          <TillSteps till={till} />
          <ReportButtons till={till} />
          <HistoryButton model={registers} record={till} />
        </>
      )}
    </ProfileHeader>
  );
}

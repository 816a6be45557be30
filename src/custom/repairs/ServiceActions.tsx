import Download from '@mui/icons-material/SimCardDownloadOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Upload from '@mui/icons-material/UploadFileOutlined';
import { useCan } from '../../authProvider/useCan.ts';
import { priceSheet } from '../../schemas/repairs/priceSheet.ts';
import { serviceSettings } from '../../schemas/repairs/serviceSettings.ts';
import { ListAction } from '../../kit/list/ListAction.tsx';

/** Actions on all services at once, by permission (contract 4 §6). */
export function ServiceActions() {
  const may = useCan();
  return (
    <>
      {may('update', priceSheet) && (
        <ListAction path="import" label="resources.repairs.actions.import" icon={<Upload />} />
      )}
      {may('list', priceSheet) && (
        <ListAction path="export" label="resources.repairs.actions.export" icon={<Download />} />
      )}
      {may('update', serviceSettings) && (
        <ListAction path="settings" label="resources.repairs.actions.settings" icon={<Settings />} />
      )}
    </>
  );
}

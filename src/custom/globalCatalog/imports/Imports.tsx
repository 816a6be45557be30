import Download from '@mui/icons-material/DownloadingOutlined';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { MenuButton } from '../../../kit/list/MenuButton.tsx';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { isJobActive } from '../../../kit/work/useJobProgress.ts';
import { closeImport, followImport, isClosed, useFollowedImport } from './followedImport.ts';
import { useImports } from './useImports.ts';
import { useImportText } from './useImportText.ts';

const ImportWindow = lazyWithPreload(() => import('./ImportWindow.tsx'));

/** The progress of an import started here or already running when the page opened, and a menu of recent imports. */
export function Imports() {
  const translate = useTranslate();
  const imports = useImports();
  const followed = useFollowedImport();
  const underWay = imports.find((one) => isJobActive(one) && !isClosed(one.id));
  useEffect(() => {
    if (!followed && underWay) followImport(underWay);
  }, [followed, underWay]);
  return (
    <>
      {imports.length > 0 && (
        <MenuButton label={translate('globalCatalog.progress.recent')} icon={<Download />}>
          {(close) => <Entries onChosen={close} />}
        </MenuButton>
      )}
      {followed && (
        <LazyBoundary onClose={closeImport}>
          <ImportWindow key={followed.id} first={followed} />
        </LazyBoundary>
      )}
    </>
  );
}

/** The imports as of the moment the menu opens. */
function Entries({ onChosen }: { onChosen: () => void }) {
  const text = useImportText();
  return useImports('always').map((one) => {
    const follow = () => {
      onChosen();
      followImport(one);
    };
    return (
      <MenuItem key={one.id} onClick={follow} sx={{ maxWidth: 420 }}>
        <ListItemText
          primary={text.title(one)}
          secondary={text.status(one)}
          slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
        />
      </MenuItem>
    );
  });
}

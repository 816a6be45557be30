import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useText } from '../../../i18n/useText.ts';
import type { DocumentName } from '../../../schemas/storefront/documents.ts';
import { useUnitName } from './useUnitName.ts';
import type { EditCycle } from './useEditCycle.ts';

interface SaveResultNoticeProps {
  document: DocumentName;
  cycle: EditCycle;
  onSelect: (pointer: string) => void;
}

/** The result of the last save, above the form. */
export function SaveResultNotice({ document, cycle, onSelect }: SaveResultNoticeProps) {
  const translate = useTranslate();
  const text = useText();
  const unitName = useUnitName(document);
  const { saveResult, blocking, errors, dismiss } = cycle;
  const nodeLinks = (pointers: string[]) =>
    pointers.map((pointer, index) => (
      <span key={pointer}>
        {index > 0 && ', '}
        <Link component="button" type="button" color="inherit" onClick={() => onSelect(pointer)}>
          {unitName(pointer)}
        </Link>
      </span>
    ));
  switch (saveResult?.kind) {
    case 'invalid': {
      const invalid = Object.keys(blocking);
      return invalid.length > 0 ? (
        <Alert severity="error" sx={spaced}>
          {translate('configurations.notice.invalid')} {nodeLinks(invalid)}
        </Alert>
      ) : null;
    }
    case 'failed':
      return (
        <Alert severity="error" sx={spaced} onClose={dismiss}>
          {translate('configurations.notice.failed')} {translate(saveResult.message)}
        </Alert>
      );
    case 'refused':
      return (
        <Alert severity="error" sx={spaced} onClose={dismiss}>
          {translate('configurations.notice.refused')}{' '}
          {nodeLinks(Object.keys(saveResult.byNode).filter((pointer) => pointer in errors))}
          {saveResult.elsewhere.map(({ path, code, params }) => (
            <div key={path + code}>
              {unitName(path)}: {text([`validation.${code}`, 'validation.invalid'], params)}
            </div>
          ))}
        </Alert>
      );
    case 'merged':
      return (
        <Alert severity="info" sx={spaced} onClose={dismiss}>
          {translate('configurations.notice.merged', {
            author: saveResult.author || translate('configurations.somebody'),
            parts: saveResult.others.map(({ pointer }) => unitName(pointer)).join(', '),
          })}
        </Alert>
      );
    default:
      return null;
  }
}

const spaced = { mb: 2 };

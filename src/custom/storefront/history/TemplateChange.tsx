import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { emptyTemplate, isTemplate, type Template } from '../../../schemas/storefront/template.ts';
import type { Change } from '../documentEditor/changes.ts';
import TemplateView from '../pages/template/TemplateView.tsx';
import { useBlockName } from '../pages/template/useBlockName.ts';
import { blockChanges } from './blockChanges.ts';

const asTemplate = (value: unknown): Template => (isTemplate(value) ? value : emptyTemplate);

/** The changed blocks of a page, with a preview. */
export default function TemplateChange({ change }: { change: Change }) {
  const translate = useTranslate();
  const blockName = useBlockName();
  const after = asTemplate(change.after);
  const changes = blockChanges(asTemplate(change.before), after);
  return (
    <>
      {(['added', 'removed', 'moved', 'changed'] as const).map(
        (kind) =>
          changes[kind].length > 0 && (
            <Typography key={kind} variant="body2">
              {translate(`staticPages.history.${kind}`, { blocks: changes[kind].map(blockName).join(', ') })}
            </Typography>
          ),
      )}
      <Box
        role="region"
        tabIndex={0}
        aria-label={translate('preview.title')}
        sx={{ mt: 1, maxHeight: 360, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <TemplateView value={after} />
      </Box>
    </>
  );
}

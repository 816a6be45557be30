import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { DocumentEditor } from '../documentEditor/DocumentEditor.tsx';
import { EditorActions } from '../documentEditor/EditorActions.tsx';
import type { Source } from '../documentEditor/saveChanges.ts';
import type { Draft } from '../documentEditor/useDraft.ts';
import { useEditCycle } from '../documentEditor/useEditCycle.ts';
import { useLabels } from '../documentEditor/form/useLabels.ts';
import type { Versioned } from '../../../dataProvider/versioned.ts';
import { storefront } from '../../../schemas/storefront/access.ts';
import { nodesOf, type Panel } from '../../../schemas/storefront/documents.ts';
import { useTranslation } from './useTranslation.ts';

interface ConfigurationPanelProps {
  panel: Panel;
  source: Source;
  stored: Versioned<unknown>;
  draft: Draft;
  isOpen: boolean;
  node: string | null;
  onToggle: (isOpen: boolean) => void;
  onSelect: (pointer: string) => void;
}

/** One panel of the accordion, with its own edit cycle. */
export function ConfigurationPanel({ panel, isOpen, onToggle, ...props }: ConfigurationPanelProps) {
  const { draft, node, onSelect } = props;
  const translate = useTranslate();
  const name = useLabels('storeConfig').panel(panel.name);
  const mayEdit = useCan()('update', storefront);
  const nodes = useMemo(() => nodesOf('storeConfig', panel.roots), [panel]);
  const beforeSave = useTranslation(panel);
  const cycle = useEditCycle({
    document: 'storeConfig',
    nodes,
    beforeSave,
    onError: onSelect,
    ...props,
  });
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={(_, expanded) => onToggle(expanded)}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      sx={card}
    >
      <AccordionSummary expandIcon={<ExpandMore />} id={`panel-${panel.name}`}>
        <Typography component="span" variant="h3" sx={{ flexGrow: 1 }}>
          {name}
        </Typography>
        {Object.keys(cycle.errors).length > 0 && (
          <Chip size="small" color="error" label={translate('configurations.panel.errors')} />
        )}
        {cycle.changes.length > 0 && (
          <Chip size="small" color="warning" label={translate('configurations.panel.changed')} />
        )}
      </AccordionSummary>
      {/* Unmounted at once on closing: buttons beside the collapsing form could still be clicked. */}
      {isOpen && (
        <>
          <AccordionDetails>
            <DocumentEditor
              document="storeConfig"
              title={translate('configurations.tree.label', { panel: name })}
              nodes={nodes}
              selected={node}
              onSelect={onSelect}
              draft={draft}
              cycle={cycle}
            />
          </AccordionDetails>
          <AccordionActions>
            <EditorActions cycle={cycle} mayEdit={mayEdit} />
          </AccordionActions>
        </>
      )}
    </Accordion>
  );
}

/** Separate cards without a divider. */
const card = {
  mb: 1,
  borderRadius: 3,
  '&::before': { display: 'none' },
  '& .MuiAccordionSummary-content': { alignItems: 'center', flexWrap: 'wrap', minWidth: 0, gap: 1, my: 1.5 },
  // The action buttons stay visible while the form scrolls.
  '& .MuiAccordionActions-root': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    flexWrap: 'wrap',
    px: 2,
    py: 1.5,
    gap: 1,
    borderTop: 1,
    borderColor: 'divider',
    borderRadius: 'inherit',
    bgcolor: 'background.paper',
  },
};

import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { NodeSelect } from './NodeSelect.tsx';
import { NodeTree } from './NodeTree.tsx';

interface Entry {
  pointer: string;
  name: string;
  hasErrors: boolean;
  /** It has changes that are not saved. */
  isChanged: boolean;
}

export interface NodeListProps {
  label: string;
  entries: Entry[];
  selected: string;
  onSelect: (pointer: string) => void;
}

/** The nodes of a document to choose from; each says whether it has errors or unsaved changes. */
export function NodeList(props: NodeListProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return isPhone ? <NodeSelect {...props} /> : <NodeTree {...props} />;
}

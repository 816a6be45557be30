import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { NodeSelect } from './NodeSelect.tsx';
import { NodeTree, type NodeTreeProps } from './NodeTree.tsx';

interface NodeListProps extends NodeTreeProps {
  /** A single line. */
  isShort: boolean;
}

/** The nodes of a document to select from, marked if they have errors or unsaved changes. */
export function NodeList({ isShort, ...props }: NodeListProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return isPhone || isShort ? <NodeSelect {...props} /> : <NodeTree {...props} />;
}

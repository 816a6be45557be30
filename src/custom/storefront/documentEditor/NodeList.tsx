import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { NodeSelect } from './NodeSelect.tsx';
import { NodeTree, type NodeTreeProps } from './NodeTree.tsx';

interface NodeListProps extends NodeTreeProps {
  /** It takes no more than a line. */
  isShort: boolean;
}

/** The nodes of a document to choose from; each says whether it has errors or unsaved changes. */
export function NodeList({ isShort, ...props }: NodeListProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return isPhone || isShort ? <NodeSelect {...props} /> : <NodeTree {...props} />;
}

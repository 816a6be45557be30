import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { NodeSelect } from './NodeSelect.tsx';
import { NodeTree, type NodeTreeProps } from './NodeTree.tsx';

/** The nodes of a document to choose from; each says whether it has errors or unsaved changes. */
export function NodeList(props: NodeTreeProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return isPhone ? <NodeSelect {...props} /> : <NodeTree {...props} />;
}

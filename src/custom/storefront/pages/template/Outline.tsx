import { styled } from '@mui/material/styles';
import type { Block } from '../../../../schemas/storefront/template.ts';
import { visibleColumns, isSamePosition, rootZone, type BlockPosition } from './blockPosition.ts';
import { useBlockName } from './useBlockName.ts';
import { useEditor } from './useEditor.ts';

/** The blocks of the page as a tree. Clicking one selects it. */
export function Outline() {
  const { template, chosen, choose } = useEditor();
  const nameOf = useBlockName();
  const list = (zone: string, blocks: Block[]) => (
    <ul>
      {blocks.map((block, index) => {
        const place: BlockPosition = { zone, index };
        const columns = visibleColumns(block).filter((column) => column.blocks.length > 0);
        return (
          <li key={block.props.id}>
            <button type="button" aria-current={isSamePosition(place, chosen)} onClick={() => choose(place)}>
              {nameOf(block)}
            </button>
            {columns.map((column) => (
              <div key={column.zone}>{list(column.zone, column.blocks)}</div>
            ))}
          </li>
        );
      })}
    </ul>
  );
  return <Tree>{list(rootZone, template.content)}</Tree>;
}

const Tree = styled('div')(({ theme: { palette, shape } }) => ({
  fontSize: '0.8125rem',
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& ul ul': { marginLeft: 8, paddingLeft: 8, borderLeft: `1px solid ${palette.divider}` },
  '& button': {
    width: '100%',
    padding: '5px 8px',
    border: 0,
    borderRadius: shape.borderRadius,
    background: 'none',
    color: palette.text.primary,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&:hover': { background: palette.action.hover },
    '&[aria-current=true]': {
      background: palette.action.selected,
      color: palette.primary.dark,
      fontWeight: 600,
    },
  },
}));

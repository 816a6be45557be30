import { visitBlocks } from '../../../schemas/storefront/blocks.ts';
import { columnNames, type Block, type Template } from '../../../schemas/storefront/template.ts';
import { isEqual } from '../documentEditor/isEqual.ts';

function blocksOf(template: Template): Map<unknown, Block> {
  const found = new Map<unknown, Block>();
  visitBlocks(template, (_, type, props) => found.set(props.id, { type, props } as Block));
  return found;
}

/** What is entered into a block itself, without the blocks in its columns. */
const ownOf = ({ props }: Block) =>
  Object.entries(props).filter(([name]) => !columnNames.some((column) => column === name));

/** The blocks that are in only one of two templates, and those in which something else is entered. */
export function blockChanges(before: Template, after: Template) {
  const [old, now] = [blocksOf(before), blocksOf(after)];
  const both = [...now].flatMap(([id, block]) => {
    const earlier = old.get(id);
    return earlier ? [{ earlier, block }] : [];
  });
  return {
    added: [...now].filter(([id]) => !old.has(id)).map(([, block]) => block),
    removed: [...old].filter(([id]) => !now.has(id)).map(([, block]) => block),
    changed: both
      .filter(({ earlier, block }) => !isEqual(ownOf(earlier), ownOf(block)))
      .map(({ block }) => block),
  };
}

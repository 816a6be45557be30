import { visitBlocks } from '../../../schemas/storefront/blocks.ts';
import { columnNames, type Block, type Template } from '../../../schemas/storefront/template.ts';
import { movedEntries } from '../documentEditor/movedEntries.ts';
import { isEqual } from '../../../schemas/storefront/isEqual.ts';

interface Found extends Block {
  /** Pointer of the list that contains it, by the ids of its parent blocks. */
  list: string;
}

function blocksOf(template: Template): Map<unknown, Found> {
  const found = new Map<unknown, Found>();
  const lists = new Map<string, string>();
  visitBlocks(template, (pointer, type, props) => {
    const at = pointer.slice(0, -'/props'.length);
    const list = at.slice(0, at.lastIndexOf('/'));
    const outer = list.slice(0, list.lastIndexOf('/props/'));
    const named = (lists.get(outer) ?? outer) + list.slice(outer.length);
    lists.set(at, String(props.id));
    found.set(props.id, { type, props, list: named } as Found);
  });
  return found;
}

/** The properties of a block, without the blocks in its columns. */
const ownOf = ({ props }: Block) =>
  Object.entries(props).filter(([name]) => !columnNames.some((column) => column === name));

/** Returns the blocks added, removed, moved or edited between two templates. */
export function blockChanges(before: Template, after: Template) {
  const [old, now] = [blocksOf(before), blocksOf(after)];
  const places = new Map([...old.keys()].map((id, place) => [id, place]));
  const both = [...now].flatMap(([id, block]) => {
    const earlier = old.get(id);
    return earlier ? [{ earlier, block, place: places.get(id) ?? 0 }] : [];
  });
  const moved = new Set(both.filter(({ earlier, block }) => earlier.list !== block.list));
  const stayed = both.filter((one) => !moved.has(one));
  for (const list of new Set(stayed.map(({ block }) => block.list))) {
    const blocks = stayed.filter(({ block }) => block.list === list);
    const elsewhere = movedEntries(blocks.map(({ place }) => place));
    blocks.filter((_, index) => elsewhere.has(index)).forEach((one) => moved.add(one));
  }
  return {
    added: [...now].filter(([id]) => !old.has(id)).map(([, block]) => block),
    removed: [...old].filter(([id]) => !now.has(id)).map(([, block]) => block),
    moved: both.filter((one) => moved.has(one)).map(({ block }) => block),
    changed: both
      .filter(({ earlier, block }) => !isEqual(ownOf(earlier), ownOf(block)))
      .map(({ block }) => block),
  };
}

import ChevronRight from '@mui/icons-material/ChevronRight';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AccessTable } from './AccessTable.tsx';
import { YesNoMark } from './YesNoMark.tsx';
import type { AccessRow, PageRows } from './rows.ts';
import { AccessReason } from './AccessReason.tsx';

interface PageTableProps {
  label: string;
  pages: PageRows[];
  /** Whether all rows are expanded, as in search results. */
  isOpen: boolean;
}

/** Pages; each expands to its actions. */
export function PageTable({ label, pages, isOpen }: PageTableProps) {
  return (
    <AccessTable label={label}>
      {pages.map((page) => (
        <PageBody key={page.key} page={page} isOpen={isOpen} />
      ))}
    </AccessTable>
  );
}

function PageBody({ page, isOpen }: { page: PageRows; isOpen: boolean }) {
  const translate = useTranslate();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isShown = isOpen || isUnfolded;
  const { name, rows, isYes } = page;
  return (
    <tbody>
      <tr data-page>
        <th scope="row">
          {rows.length > 0 ? (
            <button
              type="button"
              aria-expanded={isShown}
              title={translate('access.show', { name })}
              disabled={isOpen}
              onClick={() => setIsUnfolded(!isUnfolded)}
            >
              <ChevronRight />
              {name}
            </button>
          ) : (
            <span>{name}</span>
          )}
        </th>
        <td>
          <YesNoMark isYes={isYes}>{translate(isYes ? 'access.visible' : 'access.hidden')}</YesNoMark>
        </td>
        <td>
          <AccessReason row={page} />
        </td>
      </tr>
      {isShown && rows.map((row) => <DoneRow key={row.key} row={row} />)}
    </tbody>
  );
}

function DoneRow({ row }: { row: AccessRow }) {
  const translate = useTranslate();
  return (
    <tr data-done>
      <th scope="row">{row.name}</th>
      <td>
        <YesNoMark isYes={row.isYes}>{translate(`access.reach.${row.reach}`)}</YesNoMark>
      </td>
      <td>
        <AccessReason row={row} />
      </td>
    </tr>
  );
}

import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { usePages } from '../../../kit/page.ts';
import { sections } from '../../../kit/sections.ts';
import { PageTable } from './PageTable.tsx';
import type { PageRows } from './rows.ts';

/** Pages by menu section, in the menu's order; pages outside the menu last. */
export function PagesBySection({ pages, isOpen }: { pages: PageRows[]; isOpen: boolean }) {
  const translate = useTranslate();
  const all = usePages();
  const sectionOf = ({ key }: PageRows) => all.find(({ name }) => name === key.split('.')[0])?.section;
  return [...Object.keys(sections), undefined].map((section) => {
    const own = pages.filter((page) => sectionOf(page) === section);
    if (own.length === 0) return null;
    const label = translate(section ? `shell.sections.${section}` : 'access.elsewhere');
    return (
      <section key={label}>
        <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
          {label}
        </Typography>
        <PageTable label={label} pages={own} isOpen={isOpen} />
      </section>
    );
  });
}

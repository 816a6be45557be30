import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useState } from 'react';
import { ListPage } from './ListPage.tsx';
import { lists } from './lists.tsx';

/** What the admin's lists cost without an admin: a menu, and the table of what it chose. */
export function Page() {
  const [chosen, setChosen] = useState(lists[0]);
  return (
    <Container maxWidth="xl">
      <nav>
        {lists.map((list) => (
          <Button
            key={list.name}
            href={`/${list.name}`}
            onClick={(event) => {
              event.preventDefault();
              setChosen(list);
            }}
          >
            {list.name}
          </Button>
        ))}
      </nav>
      {chosen && <ListPage key={chosen.name} list={chosen} />}
    </Container>
  );
}

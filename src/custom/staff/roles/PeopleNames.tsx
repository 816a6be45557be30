import Typography from '@mui/material/Typography';
import { nameOf } from '../../../schemas/model.ts';
import { staff, type Staff } from '../../../schemas/staff/staff.ts';

/** Longer lists scroll, to keep what follows within reach. */
const manyPeople = 50;

/** A lead sentence with the number of people, then their names. */
export const PeopleNames = ({ people, lead }: { people: Staff[]; lead: string }) => (
  <Typography {...(people.length > manyPeople && scrolled)}>
    <strong>{lead}</strong> {people.map((person) => nameOf(staff, person)).join(', ')}
  </Typography>
);

const scrolled = { tabIndex: 0, sx: { maxHeight: 160, overflow: 'auto' } };

import Typography from '@mui/material/Typography';
import { nameOf } from '../../../schemas/model.ts';
import { staff, type Staff } from '../../../schemas/staff/staff.ts';

/** So many that what follows would be far below. */
const manyPeople = 50;

/** How many they are and what about them, then all their names. */
export const PeopleNames = ({ people, lead }: { people: Staff[]; lead: string }) => (
  <Typography {...(people.length > manyPeople && scrolled)}>
    <strong>{lead}</strong> {people.map((person) => nameOf(staff, person)).join(', ')}
  </Typography>
);

const scrolled = { tabIndex: 0, sx: { maxHeight: 160, overflow: 'auto' } };

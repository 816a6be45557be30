import Typography from '@mui/material/Typography';
import { nameOf } from '../../../schemas/model.ts';
import { staff, type Staff } from '../../../schemas/staff/staff.ts';

/** How many they are and what about them, then all their names. */
export const PeopleNames = ({ people, lead }: { people: Staff[]; lead: string }) => (
  <Typography sx={{ maxHeight: 160, overflow: 'auto' }}>
    <strong>{lead}</strong> {people.map((person) => nameOf(staff, person)).join(', ')}
  </Typography>
);

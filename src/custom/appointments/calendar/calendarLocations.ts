/** A location with its colour in the calendar. */
export interface CalendarLocation {
  name: string;
  colour: string;
}

/** Distinct from each other and from the state colours; readable in both themes. */
const colours = ['#4361c9', '#8e44ad', '#0f8b8d', '#c2478d', '#6b7d1a', '#a0622d', '#2f86c1', '#5d6d7e'];

/** The locations by id, each with its own colour while there are enough. */
export const calendarLocations = (
  locations: readonly { id: number; location_name: string }[],
): ReadonlyMap<number, CalendarLocation> =>
  new Map(
    locations
      .toSorted((a, b) => a.id - b.id)
      .map(({ id, location_name: name }, index) => [
        id,
        { name, colour: colours[index % colours.length] ?? 'currentColor' },
      ]),
  );

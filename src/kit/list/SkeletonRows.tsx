const rows = Array.from({ length: 10 }, (_, row) => row);

/** Placeholder rows while loading. */
export function SkeletonRows({ columns }: { columns: number }) {
  return rows.map((row) => (
    <tr key={row} className="skeleton" aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <span />
        </td>
      ))}
    </tr>
  ));
}

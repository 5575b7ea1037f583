import { Button } from '#web/ui/button.tsx';
import type { BenchLine } from '../lines/lines.ts';

/** As many shelves as somebody fills in one round. */
const SHOWN = 4;

/** The shelves of the last parcels, for a shelf whose label nobody can reach. */
export const Shelves = ({
  lines,
  onShelf,
}: {
  readonly lines: readonly BenchLine[];
  readonly onShelf: (shelf: string) => void;
}) => {
  const last = [...new Set(lines.map(({ shelf }) => shelf))].slice(0, SHOWN);
  return last.length === 0 ? null : (
    <div className="grid grid-cols-4 gap-2">
      {last.map((shelf) => (
        <Button key={shelf} look="plain" wide className="min-h-12 px-1" onClick={() => onShelf(shelf)}>
          {shelf}
        </Button>
      ))}
    </div>
  );
};

import type { Desk } from '../desk.ts';
import { countWords } from '../words.tsx';

/** What is on the board, in a line. On a phone it leads to what is open, which is far below. */
export const Summary = ({ desk: { runs, draft, board } }: { readonly desk: Desk }) => {
  const stops = runs.reduce((sum, run) => sum + run.stops.length, 0);
  const open = draft.all.open.length;
  const notReady = board.notReady.length;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 font-semibold">
      <span>
        {countWords(runs.length, 'run')}, {countWords(stops, 'stop')}
      </span>
      {open === 0 ? null : (
        <a href="#open-visits" className="text-link">
          {open} open
        </a>
      )}
      {notReady === 0 ? null : (
        <a href="#not-ready" className="text-link">
          {notReady} cannot be driven yet
        </a>
      )}
    </p>
  );
};

import type { Desk } from '../desk.ts';

/** How miles and times come about, and the keys of the board. */
export const Foot = ({ desk: { board, mayArrange } }: { readonly desk: Desk }) => {
  const { roadFactor, milesPerHour } = board.planning;
  return (
    <div className="grid max-w-prose gap-2 text-sm text-ink-soft">
      <p>
        Miles are straight miles times {roadFactor}, and a van drives {milesPerHour} miles in an hour. Nobody
        looks at roads or traffic here. An admin can change that in the settings.
      </p>
      <p className="max-sm:hidden">
        Keys: ← and → go to the day before and after, T to today.
        {mayArrange
          ? ' On a stop, arrows go to others, Shift and an arrow moves it, M asks where to, P pins it, Delete takes it off its run.'
          : ''}
      </p>
    </div>
  );
};

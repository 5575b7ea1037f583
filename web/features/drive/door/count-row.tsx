import { Button } from '#web/ui/button.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';

const MOST = 500;

/** How many there are, as counted: one more or one fewer with a thumb, or a number that is typed. */
export const CountRow = ({
  label,
  booked,
  count,
  onCount,
}: {
  readonly label: string;
  readonly booked: number;
  readonly count: number;
  readonly onCount: (count: number) => void;
}) => {
  const set = (next: number): void => onCount(Math.min(MOST, Math.max(0, next)));
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1 [&_input]:text-2xl [&_input]:font-bold">
        <PlainInput
          label={label}
          hint={booked === 0 ? 'None booked' : `Booked: ${booked}`}
          optional={false}
          inputMode="numeric"
          autoComplete="off"
          value={String(count)}
          onChange={({ target }) => set(Number(target.value.replaceAll(/\D/g, '').slice(0, 3)))}
        />
      </div>
      <Button
        look="plain"
        className="size-14 text-3xl"
        aria-label={`One fewer: ${label}`}
        disabled={count === 0}
        onClick={() => set(count - 1)}
      >
        −
      </Button>
      <Button
        look="plain"
        className="size-14 text-3xl"
        aria-label={`One more: ${label}`}
        onClick={() => set(count + 1)}
      >
        +
      </Button>
    </div>
  );
};

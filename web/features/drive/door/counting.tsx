import { BarrelCode } from '#domain/kernel/barrel-code.ts';
import type { OwnStop } from '#domain/runs/driving/own-run.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { counted, sizeWords } from '../day/words.ts';
import { BIG } from '../view.tsx';
import { CountRow } from './count-row.tsx';
import { bookedAt, type DoorDraft, moreThanBooked } from './draft.ts';

type Rows = DoorDraft['barrels'];

const quantityOf = (rows: Rows, barrel: Rows[number]['barrel']): number =>
  rows.find((row) => row.barrel === barrel)?.quantity ?? 0;

/** Barrels by size: those that are booked, and a way to one that is not. */
const BarrelRows = ({
  rows,
  booked,
  words,
  onRows,
}: {
  readonly rows: Rows;
  readonly booked: Rows;
  /** `Barrels of 55 gallons`, by the size. */
  readonly words: (size: string) => string;
  readonly onRows: (rows: Rows) => void;
}) => {
  const others = BarrelCode.options.filter((barrel) => rows.every((row) => row.barrel !== barrel));
  return (
    <>
      {rows.map(({ barrel, quantity }) => (
        <CountRow
          key={barrel}
          label={words(sizeWords(barrel))}
          booked={quantityOf(booked, barrel)}
          count={quantity}
          onCount={(count) =>
            onRows(rows.map((row) => (row.barrel === barrel ? { barrel, quantity: count } : row)))
          }
        />
      ))}
      {others.length === 0 ? null : (
        <details>
          <summary className="unfold">Another size of barrel</summary>
          <div className="grid gap-2">
            {others.map((barrel) => (
              <Button
                key={barrel}
                look="plain"
                className={BIG}
                onClick={() => onRows([...rows, { barrel, quantity: 1 }])}
              >
                {`Add: ${words(sizeWords(barrel)).toLowerCase()}`}
              </Button>
            ))}
          </div>
        </details>
      )}
    </>
  );
};

/** That it is more or less than booked, so loud that nobody misses it. */
const Difference = ({ more }: { readonly more: number }) => {
  if (more === 0) return null;
  return more > 0 ? (
    <Alert kind="warning" title={`${counted(more, 'piece')} more than booked`} className="text-lg">
      The pickup costs the same. We weigh what is more at the dock, and they agree to its price before it
      flies. Tell them so.
    </Alert>
  ) : (
    <Alert kind="warning" title={`${counted(-more, 'piece')} fewer than booked`} className="text-lg">
      Ask if something is still inside, and count again.
    </Alert>
  );
};

interface Props {
  readonly stop: OwnStop;
  readonly draft: DoorDraft;
  readonly onDraft: (change: Partial<DoorDraft>) => void;
}

/** What is on the van now, as counted, beside what is booked. */
export const Counting = ({ stop, draft, onDraft }: Props) => {
  const booked = bookedAt(stop);
  return (
    <div className="grid gap-3">
      <CountRow
        label="Boxes"
        booked={booked.boxes}
        count={draft.boxes}
        onCount={(boxes) => onDraft({ boxes })}
      />
      <BarrelRows
        rows={draft.barrels}
        booked={booked.barrels}
        words={(size) => `Barrels ${size}`}
        onRows={(barrels) => onDraft({ barrels })}
      />
      <Difference more={moreThanBooked(draft, stop)} />
    </div>
  );
};

/** Empty barrels that stay with the customer. */
export const BarrelsLeft = ({ stop, draft, onDraft }: Props) => (
  <div className="grid gap-3">
    <BarrelRows
      rows={draft.left}
      booked={bookedAt(stop).left}
      words={(size) => `Empty barrels ${size}`}
      onRows={(left) => onDraft({ left })}
    />
  </div>
);

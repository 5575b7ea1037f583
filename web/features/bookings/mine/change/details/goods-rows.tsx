import type { BarrelCode } from '#domain/kernel/barrels.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import type { GoodsRow } from './details.ts';

const MOST_ROWS = 20;

interface RowProps {
  readonly row: GoodsRow;
  readonly count: number;
  readonly onChange: (change: Partial<GoodsRow>) => void;
  readonly onRemove: () => void;
}

const Row = ({ row: { what, quantity, weight }, count, onChange, onRemove }: RowProps) => {
  const barrels = useSiteSettings().rateCards[0]?.card.barrels ?? [];
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-label border border-edge p-3">
      <legend className="px-1 font-semibold">{count}</legend>
      <PlainSelect
        label="What"
        required
        value={what}
        onChange={({ target }) => onChange({ what: target.value as 'box' | BarrelCode })}
      >
        <option value="box">Box</option>
        {barrels.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </PlainSelect>
      <div className="grid grid-cols-2 gap-3">
        <PlainInput
          label="How many"
          inputMode="numeric"
          required
          autoComplete="off"
          value={quantity}
          onChange={({ target }) => onChange({ quantity: target.value })}
        />
        <PlainInput
          label="Pounds of one"
          inputMode="decimal"
          required
          autoComplete="off"
          value={weight}
          onChange={({ target }) => onChange({ weight: target.value })}
        />
      </div>
      <div>
        <Button look="quiet" onClick={onRemove}>
          Remove<span className="sr-only"> {count}</span>
        </Button>
      </div>
    </fieldset>
  );
};

/** What it is, how many and how heavy: as much as a van needs to know. */
export const GoodsRows = ({
  rows,
  problem,
  onChange,
}: {
  readonly rows: readonly GoodsRow[];
  readonly problem: string | undefined;
  readonly onChange: (rows: readonly GoodsRow[]) => void;
}) => {
  const add = (): void => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    onChange([...rows, { id, what: 'box', quantity: '1', weight: '' }]);
  };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">What is it?</legend>
      {rows.map((row, at) => (
        <Row
          key={row.id}
          row={row}
          count={at + 1}
          onChange={(change) =>
            onChange(rows.map((other) => (other.id === row.id ? { ...other, ...change } : other)))
          }
          onRemove={() => onChange(rows.filter(({ id }) => id !== row.id))}
        />
      ))}
      {problem ? (
        <p role="alert" className="font-semibold text-wrong">
          {problem}
        </p>
      ) : null}
      {rows.length < MOST_ROWS ? (
        <div>
          <Button look="plain" onClick={add}>
            Add a box or barrel
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
};

import { Button } from '#web/ui/button.tsx';
import type { Unplaced } from './from-mail.ts';

/** Goods that the mail lists without saying in which box they are: one tap puts them into one. */
export const UnplacedGoods = ({
  rows,
  nameOf,
  onPlace,
}: {
  readonly rows: readonly Unplaced[];
  /** What a parcel of the form is called; undefined for one that is not in it any more. */
  readonly nameOf: (id: string) => string | undefined;
  readonly onPlace: (row: Unplaced, id: string | undefined) => void;
}) =>
  rows.length === 0 ? null : (
    <section aria-label="In which box?" className="grid gap-3 border-s-4 border-time bg-time-wash px-4 py-3">
      <h2 className="text-xl">In which box?</h2>
      <p>The e-mail does not say in which parcel these are. If you do not know, leave them out.</p>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="grid gap-2 border-t border-rule py-2">
            <span className="break-words font-semibold">
              {row.goods.quantity} × {row.goods.description}
            </span>
            <span className="flex flex-wrap gap-2">
              {row.among.map((id) => {
                const name = nameOf(id);
                return name === undefined ? null : (
                  <Button key={id} look="plain" onClick={() => onPlace(row, id)}>
                    {name}
                  </Button>
                );
              })}
              <Button look="quiet" onClick={() => onPlace(row, undefined)}>
                Leave out<span className="sr-only"> {row.goods.description}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );

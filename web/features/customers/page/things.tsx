import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { toPayBack } from '#domain/billing/entry-words.ts';
import { type CustomerThing, type CustomerThings, thingKinds } from '#domain/customers/things.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { Area } from '#web/shell/screens.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';

/** How the state of a thing is shown: each feature has the words of its own. */
export type StateOf = (kind: CustomerThings['kind'], state: string) => ReactNode;

const owedWords = (owed: number): string => (owed > 0 ? `${dollars(owed)} to pay` : toPayBack(-owed));

const rowClass = 'grid min-h-14 gap-x-4 gap-y-1 px-2 py-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center';

/** What it costs, and what is left of that where it is not all: `$385.00, $35.00 to pay`. */
const moneyWords = ({ sum, owed }: CustomerThing): string => {
  const isAllOwed = sum !== undefined && sum === owed;
  return [
    ...(sum === undefined || isAllOwed ? [] : [dollars(sum)]),
    ...(owed === undefined ? [] : [owedWords(owed)]),
  ].join(', ');
};

const Words = (thing: CustomerThing) => {
  const { id, title, note, at, path } = thing;
  const money = moneyWords(thing);
  return (
    <span className="grid min-w-0">
      <span className="break-words font-semibold">{title}</span>
      {note === undefined ? null : <span className="break-words text-sm">{note}</span>}
      <span className="text-sm text-ink-soft">
        {path === undefined ? null : (
          <>
            <span className="font-mono">{id}</span> ·{' '}
          </>
        )}
        <Instant at={at} />
        {money === '' ? null : (
          <>
            {' '}
            · <span className="font-semibold text-ink">{money}</span>
          </>
        )}
      </span>
    </span>
  );
};

const Thing = ({
  thing,
  state,
  area,
}: {
  readonly thing: CustomerThing;
  readonly state: ReactNode;
  readonly area: Area;
}) => (
  <li className="border-t border-rule first:border-t-0">
    {thing.path === undefined ? (
      <div className={rowClass}>
        <Words {...thing} />
      </div>
    ) : (
      <Link to={`${area}${thing.path}`} className={classNames(rowClass, 'no-underline hover:bg-sunk')}>
        <Words {...thing} />
        <span>{state}</span>
      </Link>
    )}
  </li>
);

/** What somebody has of one kind, what is open first. */
const OfKind = ({
  things: { kind, items, more },
  stateOf,
  area,
}: {
  readonly things: CustomerThings;
  readonly stateOf: StateOf;
  readonly area: Area;
}) => {
  const sorted = [...items.filter(({ isOpen }) => isOpen), ...items.filter(({ isOpen }) => !isOpen)];
  return (
    <Section title={thingKinds[kind].name} className="grid gap-2">
      <ul className="border-y-[1.5px] border-ink">
        {sorted.map((thing) => (
          <Thing key={thing.id} thing={thing} state={stateOf(kind, thing.state)} area={area} />
        ))}
      </ul>
      {more ? <p className="text-sm text-ink-soft">These are the newest {items.length}.</p> : null}
    </Section>
  );
};

/** Everything that somebody has with us and the reader may see, kind by kind. */
export const Things = ({
  things,
  ...props
}: {
  readonly things: readonly CustomerThings[];
  readonly stateOf: StateOf;
  readonly area: Area;
}) => {
  const there = things.filter(({ items }) => items.length > 0);
  if (there.length === 0) return <p className="text-ink-soft">No shipments, quotes or invoices yet.</p>;
  return there.map((of) => <OfKind key={of.kind} things={of} {...props} />);
};

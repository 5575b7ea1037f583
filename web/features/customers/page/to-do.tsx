import { Link } from 'react-router-dom';
import { type CustomerThing, type CustomerThings, toDoNow } from '#domain/customers/things.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Section } from '#web/ui/layout/section.tsx';

/** Where the desk does something about it: a payment on its invoice, for whoever may open that, and the rest on the thing itself. */
const pathOf = ({ path, todo }: CustomerThing, mayBill: boolean): string | undefined =>
  mayBill && todo?.invoice !== undefined ? `/billing/${todo.invoice}` : path;

/** What somebody has to do now, the soonest first, as they read it themselves. Each leads to where the desk does something about it. */
export const ToDo = ({
  things,
  area,
}: {
  readonly things: readonly CustomerThings[];
  readonly area: Area;
}) => {
  const open = toDoNow(things);
  const mayBill = useMay()('invoice.read');
  if (open.length === 0) return null;
  return (
    <Section title="What they have to do now" className="grid gap-2">
      <ul className="border-y-[1.5px] border-ink">
        {open.map((thing) => (
          <li key={thing.id} className="border-t border-rule first:border-t-0">
            <Link
              to={`${area}${pathOf(thing, mayBill)}`}
              className="grid min-h-14 gap-1 px-2 py-2 no-underline hover:bg-sunk"
            >
              <span className="break-words font-semibold">{thing.todo?.title}</span>
              <span className="break-words text-sm text-ink-soft">
                {thing.title} · <span className="font-mono">{thing.id}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
};

import { Link } from 'react-router-dom';
import { type CustomerThings, toDoNow } from '#domain/customers/things.ts';
import type { Area } from '#web/shell/screens.ts';
import { Section } from '#web/ui/layout/section.tsx';

/** What somebody has to do now, the soonest first, as they read it themselves. Each leads to the thing that it is for. */
export const ToDo = ({
  things,
  area,
}: {
  readonly things: readonly CustomerThings[];
  readonly area: Area;
}) => {
  const open = toDoNow(things);
  if (open.length === 0) return null;
  return (
    <Section title="What they have to do now" className="grid gap-2">
      <ul className="border-y-[1.5px] border-ink">
        {open.map(({ id, title, path, todo }) => (
          <li key={id} className="border-t border-rule first:border-t-0">
            <Link to={`${area}${path}`} className="grid min-h-14 gap-1 px-2 py-2 no-underline hover:bg-sunk">
              <span className="break-words font-semibold">{todo?.title}</span>
              <span className="break-words text-sm text-ink-soft">
                {title} · <span className="font-mono">{id}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
};

import { Link } from 'react-router-dom';
import { classNames } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import type { Desk } from '../desk.ts';
import { openStop } from '../draft/shown.ts';
import { placeOf } from './place.ts';
import { StopRow } from './stop-row.tsx';

/** Visits that no run has. Stops that are dropped here come off their run. */
export const OpenVisits = ({
  desk,
  isOver,
  dragged,
}: {
  readonly desk: Desk;
  readonly isOver: boolean;
  readonly dragged: string | undefined;
}) => {
  const { draft } = desk;
  const { open } = draft.all;
  return (
    <div
      id="open-visits"
      data-place={placeOf({})}
      className={classNames('scroll-mt-20', isOver && 'outline-2 outline-action')}
    >
      <Section
        title={open.length === 0 ? 'Open' : `Open: ${open.length}`}
        className="grid gap-3 border-t-[1.5px] border-ink pt-3"
      >
        {open.length === 0 ? <p className="text-ink-soft">No pickup of this day is open.</p> : null}
        <ul className="grid gap-2">
          {open.map(openStop).map((stop) => (
            <StopRow
              key={stop.id}
              stop={stop}
              desk={desk}
              isMovable
              isDragged={dragged === stop.id}
              because={draft.leftOut.get(stop.id)}
            />
          ))}
        </ul>
      </Section>
    </div>
  );
};

/** Pickups of the day to which nobody can drive yet, with the reason and the way to each. */
export const NotReady = ({ desk: { board, area } }: { readonly desk: Desk }) =>
  board.notReady.length === 0 ? null : (
    <div id="not-ready" className="scroll-mt-20">
      <Section
        title={`Cannot be driven yet: ${board.notReady.length}`}
        className="grid gap-2 border-t-[1.5px] border-ink pt-3"
      >
        <ul>
          {board.notReady.map(({ booking, because }) => (
            <li key={booking} className="border-t border-rule py-1 first:border-t-0">
              <Link to={`${area}/bookings/${booking}`} className={`${textLink} font-mono`}>
                {booking}
              </Link>
              <p className="text-sm">{because}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );

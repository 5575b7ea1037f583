import { placeLine, townLine } from '#domain/bookings/place-words.ts';
import type { OwnStop } from '#domain/runs/driving/own-run.ts';
import { isOpenStop } from '#domain/runs/lifecycle.ts';
import { actionClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { dialed } from '#web/ui/text/phone-link.tsx';
import { mapLink } from '../day/map-link.ts';
import { hoursWords, timingOf } from '../day/timing.ts';
import { emptyLines, fetchLines } from '../day/words.ts';
import { MoneyLines, useMoneyAt } from '../door/money.tsx';
import { BIG } from '../view.tsx';

const washes = {
  plain: 'border-edge bg-sunk',
  time: 'border-time bg-time-wash',
  wrong: 'border-wrong bg-wrong-wash',
} as const;

/** The hours that the customer was promised, and how we stand against them. */
const Window = ({ stop, now }: { readonly stop: OwnStop; readonly now: number }) => {
  const { tone, words } = timingOf(stop, now);
  return (
    <div className={classNames('rounded-label border-s-[6px] px-3 py-2', washes[tone])}>
      <p className="text-xl font-bold">{hoursWords(stop.window)}</p>
      <p>{words}</p>
    </div>
  );
};

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <div>
      <p className="label-caption">{title}</p>
      {lines.map((line) => (
        <p key={line} className="text-xl font-semibold">
          {line}
        </p>
      ))}
    </div>
  );

/** Calls the customer, and opens the phone's map. */
const Reach = ({ stop: { phone, place, name } }: { readonly stop: OwnStop }) => (
  <div className="grid grid-cols-2 gap-2">
    {phone === undefined ? null : (
      <a href={dialed(phone)} className={actionClass({ look: 'plain', wide: true }, BIG)}>
        Call<span className="sr-only"> {name}</span>
      </a>
    )}
    {place.street === undefined ? null : (
      <a
        href={mapLink(place)}
        rel="noopener noreferrer"
        className={actionClass({ look: 'plain', wide: true }, BIG)}
      >
        Navigate<span className="sr-only"> to {placeLine(place)}</span>
      </a>
    )}
  </div>
);

/** Everything a driver needs of one stop, the address first. */
export const StopCard = ({ stop, now }: { readonly stop: OwnStop; readonly now: number }) => {
  const { place, note, goods, barrels = [] } = stop;
  const money = useMoneyAt(stop.id);
  return (
    <div className="label-sheet grid gap-4 p-4 text-lg">
      <div>
        <p className="text-2xl font-bold">{place.street ?? townLine(place)}</p>
        {place.street === undefined ? null : <p>{townLine(place)}</p>}
        {place.access === undefined ? null : <p className="mt-1 font-semibold">{place.access}</p>}
        {place.stairs ? <p className="mt-1">There are stairs.</p> : null}
      </div>
      {isOpenStop(stop.state) ? <Window stop={stop} now={now} /> : <p>{hoursWords(stop.window)}</p>}
      <Lines title="Bring" lines={emptyLines(barrels)} />
      <Lines title="Fetch" lines={fetchLines({ goods })} />
      {isOpenStop(stop.state) || money?.taken.length ? (
        <div>
          <p className="label-caption">Money</p>
          <MoneyLines money={money} />
        </div>
      ) : null}
      {note === undefined ? null : (
        <div>
          <p className="label-caption">Their note</p>
          <p>{note}</p>
        </div>
      )}
      {isOpenStop(stop.state) ? <Reach stop={stop} /> : null}
    </div>
  );
};

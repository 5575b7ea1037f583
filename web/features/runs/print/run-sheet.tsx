import { placeLine } from '#domain/bookings/place-words.ts';
import { slotHours } from '#domain/departures/slots/slot-words.ts';
import { clockWords } from '#domain/kernel/clock-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { readableE164 } from '#domain/kernel/person/readable-phone.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { minuteWords, timeWords } from '../draft/clock.ts';
import type { ShownRun, ShownStop } from '../draft/shown.ts';
import { useGoodsLines } from '../stop/goods-lines.ts';
import { countWords } from '../words.tsx';

const Door = ({ stop: { visit } }: { readonly stop: ShownStop }) => {
  const { place, note } = visit;
  return (
    <>
      <p className="font-bold wrap-anywhere">
        <bdi>{placeLine({ ...place, street: place.street ?? 'Street not given: call' })}</bdi>
      </p>
      {place.stairs ? <p>Stairs, or it cannot be rolled.</p> : null}
      {place.access === undefined ? null : <p className="wrap-anywhere">{place.access}</p>}
      {note === undefined ? null : (
        <p className="wrap-anywhere">
          The customer writes: <bdi>{note}</bdi>
        </p>
      )}
    </>
  );
};

/** One stop on paper, with a line to sign. */
const Stop = ({ stop, turn }: { readonly stop: ShownStop; readonly turn: number }) => {
  const { visit, begins } = stop;
  const goods = useGoodsLines(visit);
  return (
    <li className="grid break-inside-avoid gap-1 border-t-[1.5pt] border-ink py-2">
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-[13pt] font-bold">
          {turn}. {begins === undefined ? '' : timeWords(begins)}
        </p>
        <p>
          Promised {slotHours(visit.window)} · <span className="font-mono">{visit.booking}</span>
        </p>
      </div>
      <p>
        <bdi className="font-bold">{visit.name}</bdi>,{' '}
        <span className="whitespace-nowrap">{readableE164(visit.phone)}</span>
      </p>
      <Door stop={stop} />
      <ul className="list-disc ps-5">
        {goods.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal, and the list only shows them
          <li key={index}>{line}</li>
        ))}
        {visit.goods.length === 0 ? null : <li>To {destinations[visit.to].country}</li>}
      </ul>
      <div className="flex items-end justify-between gap-6 pt-6">
        <p className="w-[30mm] border-t border-ink">Pieces</p>
        <p className="flex-1 border-t border-ink">Signature</p>
        <p className="w-[30mm] border-t border-ink">Time</p>
      </div>
    </li>
  );
};

/** A run on paper, stop by stop: address, phone, pieces, empty barrels, notes, and a line to sign. It is on paper alone. */
export const RunSheet = ({ run, day }: { readonly run: ShownRun; readonly day: string }) => {
  const brand = useBrand();
  const { van, driver, stops, driven, column, vehicle } = run;
  return (
    <div className="print-alone hidden print:block">
      <div className="grid gap-3 text-[11pt] leading-snug">
        <div className="flex items-baseline justify-between gap-6">
          <p className="text-[16pt] font-bold">
            {van}, {dayWords(day)}
          </p>
          <p>{brand.name}</p>
        </div>
        <p>
          {driver}
          {vehicle === undefined ? '' : `, plate ${vehicle.vehicle.plate}`}, {clockWords(column.now.from)} to{' '}
          {clockWords(column.now.to)}, {countWords(stops.length, 'stop')}
          {driven === undefined
            ? ''
            : `. Leaves ${minuteWords(day, driven.leavesAt)}, back at ${minuteWords(day, driven.backAt)}`}
          {driven?.lunch === undefined ? '.' : `, lunch at ${minuteWords(day, driven.lunch.from)}.`}
        </p>
        <ol>
          {stops.map((stop, index) => (
            <Stop key={stop.id} stop={stop} turn={index + 1} />
          ))}
        </ol>
        <p>Questions on the road: {brand.phone.display}</p>
      </div>
    </div>
  );
};

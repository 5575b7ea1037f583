import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import type { runDifferences } from '#domain/runs/deeds.ts';
import { isOpenStop } from '#domain/runs/lifecycle.ts';
import type { Run } from '#domain/runs/run.ts';
import { tellWindowsAt } from '#domain/runs/telling/arrival-window.ts';
import { withWindows } from '#domain/runs/telling/told-stop.ts';
import { sampleRun } from '#domain/runs/testing/sample-run.ts';
import { RunChangedV1 } from '#events/runs/run-changed.v1.ts';
import { RunReleasedV1 } from '#events/runs/run-released.v1.ts';
import { bookingReader } from '../../bookings/index.ts';
import {
  type AnnouncedSoon,
  type AnnouncementPart,
  announceFacts,
  type Facts,
} from '../../runtime/announcement.ts';
import type { KeptRun } from '../store/run-items.ts';
import { VISIT } from './digest.ts';
import { wordsOf } from './letters/words.ts';
import { isTold, runNow } from './run-now.ts';

type KeptStop = KeptRun['stops'][number];
type What = (typeof runDifferences)[number];

/** The run as it is when somebody is told, and whose bookings its stops are. */
interface RunTold {
  readonly run: KeptRun;
  readonly owners: ReadonlyMap<string, string>;
}

/** Of these the windows of a run may be others: its stops were set again. */
const resets: readonly What[] = ['hours', 'stops', 'order'];

/** The stops whose people may be told something by a change; each thing is told once, so that one too many does no harm. */
const stopsToTell = ({ stops }: KeptRun, what: readonly What[] | undefined): readonly KeptStop[] =>
  stops.filter(({ state, told }) => {
    if (told === undefined || !isOpenStop(state)) return false;
    if (told.what !== 'WINDOW') return what?.some((one) => one === 'progress' || one === 'later') ?? true;
    return what === undefined || what.some((one) => resets.includes(one));
  });

interface OfRun {
  readonly data: { readonly runId: string; readonly what?: readonly What[] };
}

/** Names and streets are in no run: whose booking it is is read there. */
const facts = (sample: Run): Facts<OfRun, RunTold> => ({
  table: 'RUNS_TABLE',
  also: ['BOOKINGS_TABLE'],
  read: async (event, client, table, { tableOf }) => {
    const run = await runNow(client, table).find(event.data.runId);
    if (run === undefined || !isTold(run)) return undefined;
    const { find } = bookingReader(client, tableOf('BOOKINGS_TABLE'));
    const references = new Set(stopsToTell(run, event.data.what).map(({ booking }) => booking));
    const found = await Promise.all([...references].map(find));
    const owners = found.flatMap((one) => (one === undefined ? [] : [[one.reference, one.ownerId] as const]));
    return { run, owners: new Map(owners) };
  },
  sample: { run: sample, owners: new Map([[sampleBooking.reference, sampleBooking.ownerId]]) },
});

/** What is told once of a stop: a window, that it is next in this run, a later time. */
const onceOf = (run: KeptRun, { what, from, to }: NonNullable<KeptStop['told']>): string =>
  what === 'NEXT' ? `${what}:${run.id}` : `${what}:${from}/${to}`;

const soonOf = (
  { run, owners }: RunTold,
  { id, booking, purpose, told }: KeptStop,
): readonly AnnouncedSoon[] => {
  const userId = owners.get(booking);
  if (told === undefined || userId === undefined) return [];
  const { title, body } = wordsOf({ purpose, day: run.day, told });
  return [
    {
      recipient: 'customer',
      to: { userId },
      thing: VISIT,
      id,
      what: told.what,
      said: { title, body },
      at: told.what === 'WINDOW' ? tellWindowsAt(run.day, told.at) : told.at,
      once: onceOf(run, told),
    },
  ];
};

/** One part for each stop, so that one that cannot be told keeps no other from it. */
const partsOf = (told: RunTold, what?: readonly What[]): readonly AnnouncementPart[] =>
  stopsToTell(told.run, what).map((stop) => ({ soon: soonOf(told, stop) }));

const given: Run = withWindows({ ...sampleRun, state: 'RELEASED' }, undefined, sampleRun.changedAt);

/** Whoever waits for a van hears when it comes: the evening before, when they are next, and when it is late. Each is told once. */
export const announcements = [
  announceFacts(RunReleasedV1, facts(given), (_event, told) => partsOf(told)),
  announceFacts(RunChangedV1, facts(given), ({ data: { what } }, told) => partsOf(told, what)),
];

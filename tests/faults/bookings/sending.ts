import type { Booking } from '#domain/bookings/booking.ts';
import type { Answered, Asked } from '../../support/call.ts';
import type { Recorded, Told } from '../../support/history-checker/record-history.ts';
import type { Client, RaceWorld } from './race.world.ts';
import { shownIn } from './told.ts';

/** One race: what all who take part in it have before their eyes. */
export interface Race {
  readonly world: RaceWorld;
  readonly random: () => number;
  readonly record: Recorded;
  /** Every booking of which anybody was told, in its newest version. */
  readonly known: Map<string, Booking>;
  readonly shipments: readonly { readonly number: string; readonly ownerId: string }[];
  /** The references that requests of shipments may have got. */
  readonly requests: Map<string, string[]>;
  /** Who may hold a place where: `slot holder`. */
  readonly held: Set<string>;
}

/** A request that can be sent again as it is. */
export interface Request {
  readonly route: string;
  readonly asked: Asked;
  /** Reads an answer; `drawn` are the references that were drawn for it, and `together` is true where it was sent twice at once. */
  readonly toldBy: (
    answer: Answered | undefined,
    how: { readonly drawn: readonly string[]; readonly together: boolean },
  ) => readonly Told[];
}

/** What goes wrong on the way of a request. `unread`: it is done, and whoever sent it is gone. */
const troubles = ['dropped', 'answer lost', 'unread', 'sent together', 'sent again'] as const;
type Trouble = (typeof troubles)[number] | undefined;
const TROUBLED = 0.4;
const TRY_AGAIN = 0.7;
/** How many turns of the event loop a request of the table waits at most, so that every order comes about. */
const TURNS = 4;

export const pick = <One>({ random }: Pick<Race, 'random'>, from: readonly One[]): One =>
  from[Math.floor(random() * from.length)] as One;

/** Lets others go first for some turns of the event loop. */
export const turns = async ({ random }: Pick<Race, 'random'>, most: number): Promise<void> => {
  for (let left = Math.floor(random() * most); left > 0; left -= 1)
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
};

const gone = (): Error => Object.assign(new Error('The connection is gone.'), { name: 'ConnectionGone' });

/** From now on the next transaction of a client fails, before or after the table has done it, and others wait by chance. */
const arm = (race: Race, { faults }: Client, trouble: Trouble): void => {
  let left = trouble === 'dropped' || trouble === 'answer lost' ? 1 : 0;
  const fails = (operation: string, when: Trouble): void => {
    if (operation !== 'TransactWriteItems' || trouble !== when || left === 0) return;
    left = 0;
    throw gone();
  };
  faults.before = async (operation) => {
    await turns(race, TURNS);
    fails(operation, 'dropped');
  };
  faults.after = (operation) => fails(operation, 'answer lost');
};

const isAnswer = ({ status = 500, body }: Answered): boolean => status < 500 && body.code !== 'BUSY';

const askOnce = async (
  { record, known }: Race,
  name: string,
  client: Client,
  { route, asked, toldBy }: Request,
  trouble: Trouble,
): Promise<Answered | undefined> => {
  const before = client.drawn.length;
  const run = async () => {
    const answer = await client.ask(route, asked);
    if (!isAnswer(answer) || trouble === 'unread') throw gone();
    return answer;
  };
  const answer = await record.askAll(name, run, (reply) =>
    toldBy(reply, { drawn: client.drawn.slice(before), together: trouble === 'sent together' }),
  );
  const shown = answer && shownIn(answer);
  if (shown?.reference !== undefined && shown.version > (known.get(shown.reference)?.version ?? 0))
    known.set(shown.reference, shown);
  return answer;
};

/** Sends a request as networks do: it may be lost, its answer may be, it may be sent twice, and whoever has no answer may send it again. */
export const send = async (race: Race, name: string, client: Client, request: Request): Promise<void> => {
  const trouble = race.random() < TROUBLED ? pick(race, troubles) : undefined;
  arm(race, client, trouble);
  const times = trouble === 'sent together' ? 2 : 1;
  const answers = await Promise.all(
    Array.from({ length: times }, () => askOnce(race, name, client, request, trouble)),
  );
  arm(race, client, undefined);
  const isAcknowledged = answers.every((answer) => answer?.status === 200);
  const isLost = answers.some((answer) => answer === undefined);
  if ((trouble === 'sent again' && isAcknowledged) || (isLost && race.random() < TRY_AGAIN))
    await askOnce(race, name, client, request, undefined);
};

import { digestOf } from '#domain/shipments/digest/digest.ts';
import {
  FLIGHT,
  flightDigestOf,
  type MovedNow,
  movedWith,
  newsOfMove,
} from '#domain/shipments/digest/flight-digest.ts';
import { beforeMoves, moveOf } from '#domain/shipments/rolls/flight-times.ts';
import type { Digest, Digested } from '../../../runtime/digest.ts';
import { digestFacts, digestTables, type LetterFacts } from '../digest-facts.ts';
import { digested } from '../digest-letter.ts';
import { type To, toldOfFlight } from './letter.ts';

/** Of one that is left it is told as a letter about that shipment tells it. */
const ofOne = (moved: MovedNow, facts: LetterFacts, to: To): Digested | undefined => {
  const { title, sentences } = newsOfMove(moved, facts);
  const said = digestOf([{ what: 'FLIGHT', said: { title, body: sentences.join(' ') } }], facts);
  return said && digested(said, facts, to);
};

/**
 * One letter about a flight that was moved with several shipments of somebody, and the same on the phone. It names those that are still
 * concerned when it is sent. A flight that is canceled is told by the letter about each shipment, because each goes its own way.
 */
export const ofFlight: Digest = {
  thing: FLIGHT,
  tables: digestTables,
  read:
    (given) =>
    async ({ id, userId, recipient, happened }) => {
      const read = digestFacts(given);
      const flight = await read.flight(id);
      const before = beforeMoves(
        happened.flatMap((one) => moveOf(one.given) ?? []),
        flight,
      );
      if (flight === undefined || before === undefined) return undefined;
      const numbers = [...new Set(happened.flatMap(({ parts = [] }) => parts))];
      const found = await Promise.all(numbers.map((number) => read.of(number, userId)));
      const moved = { flight, before };
      const [first, ...others] = movedWith(
        found.filter((facts) => facts !== undefined),
        flight,
      );
      if (first === undefined) return undefined;
      const to = { userId, recipient };
      return others.length === 0
        ? ofOne(moved, first, to)
        : toldOfFlight(flightDigestOf(moved, [first, ...others]), first.brand, to);
    },
};

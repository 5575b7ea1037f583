import { digestOf, type Happening } from '#domain/shipments/digest/digest.ts';
import { movedWith, newsOfMove } from '#domain/shipments/digest/flight-digest.ts';
import { SHIPMENT } from '#domain/shipments/digest/soon.ts';
import { isWhat } from '#domain/shipments/digest/whats.ts';
import type { ShipmentFacts } from '#domain/shipments/next-step/facts.ts';
import { beforeMoves, moveOf } from '#domain/shipments/rolls/flight-times.ts';
import type { Digest, DigestOf } from '../../runtime/digest.ts';
import type { Told } from '../../runtime/told.ts';
import { opinionLinks } from '../opinion/opinion-links.ts';
import { type DigestFacts, digestFacts, digestTables } from './digest-facts.ts';
import { digested } from './digest-letter.ts';
import { ofFlight } from './flights/digest.ts';

/**
 * What happened, with the moves of a flight as one: from what they knew to what holds now. Where it was moved back, or has moved on since,
 * there is nothing of it.
 */
const withMoves = async (
  happened: DigestOf['happened'],
  facts: ShipmentFacts,
  { flight: readFlight }: Pick<DigestFacts, 'flight'>,
): Promise<readonly Happening[]> => {
  const moves = happened.map(({ given }) => moveOf(given));
  const told = await Promise.all(
    happened.map(async ({ what, said }, place): Promise<readonly Happening[]> => {
      if (!isWhat(what)) return [];
      const move = moves[place];
      if (move === undefined) return [{ what, said }];
      const ofThis = moves.filter((other) => other !== undefined && other.flight === move.flight);
      const flight = ofThis.at(-1) === move ? await readFlight(move.flight) : undefined;
      const before = beforeMoves(
        ofThis.flatMap((other) => other ?? []),
        flight,
      );
      if (flight === undefined || before === undefined || movedWith([facts], flight).length === 0) return [];
      const { title, sentences } = newsOfMove({ flight, before }, facts);
      return [{ what, said: { title, body: sentences.join(' ') } }];
    }),
  );
  return told.flat();
};

/** One letter about a shipment to its sender, and the same on the phone. */
const ofShipment: Digest = {
  thing: SHIPMENT,
  tables: digestTables,
  read: (given) => {
    const opinions = opinionLinks(given.keyFor);
    return async ({ id, userId, recipient, happened }) => {
      const read = digestFacts(given);
      const facts = await read.of(id, userId);
      if (facts === undefined) return undefined;
      const said = digestOf(await withMoves(happened, facts, read), facts);
      if (said === undefined) return undefined;
      const opinion = said.what === 'DELIVERED' ? await opinions.pathOf(id) : undefined;
      return digested(said, facts, { userId, recipient, opinion });
    };
  },
};

export const digests = [ofShipment, ofFlight] satisfies Told['digests'];

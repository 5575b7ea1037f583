import { destinations } from '../../kernel/destinations.ts';
import { type HoldKind, holds } from '../holds.ts';
import type { PieceState } from '../lifecycle.ts';
import type { Followed } from './followed.ts';
import { dayWords, localTime, origin } from './local-times.ts';

const beforeFlight: readonly PieceState[] = ['BOOKED', 'PICKED_UP', 'RECEIVED', 'READY'];
const beforeHandover: readonly PieceState[] = ['CLEARED', 'READY_FOR_COLLECTION', 'OUT_FOR_DELIVERY'];

/** Who has paid is told to nobody but the sender. */
const isTold = (kind: HoldKind): boolean => kind !== 'PAYMENT_DUE';

/** Something that is in the way, without what it is: that is the sender's business. */
const inTheWay = ({ shipment: { state, holds: placed } }: Followed): string | undefined => {
  const blocks = (step: 'manifest' | 'handover'): boolean =>
    placed.some(({ kind }) => isTold(kind) && holds[kind].blocks.includes(step));
  if (beforeFlight.includes(state) && blocks('manifest'))
    return 'Something has to be settled before it can fly. The sender can see what it is in their account.';
  if (beforeHandover.includes(state) && blocks('handover'))
    return 'Something has to be settled before it is handed over. The sender can see what it is in their account.';
  return undefined;
};

const flies = ({ flight }: Followed): string =>
  flight
    ? `It flies from ${flight.originAirport} on ${dayWords(flight.day)}.`
    : 'It goes on the next flight.';

const toTheDock = (followed: Followed): string => {
  const { flight, dock, now } = followed;
  if (flight === undefined) return 'It has no flight yet. Ask us which one it can make.';
  return now.toISOString() < flight.cargoCutoff
    ? `It has to be at our ${dock} facility before ${localTime(flight.cargoCutoff, origin(dock))} (New York time). ${flies(followed)}`
    : `The cutoff for that flight has passed, and it has not reached our ${dock} facility. Ask us about the next flight.`;
};

const afterCustoms = ({ shipment: { to, door } }: Followed): string =>
  door
    ? 'Our partner takes it to the receiver’s door.'
    : `Our partner in ${destinations[to].city} gets it ready to be collected.`;

/** What happens next, and when. */
export const nextWords = (followed: Followed): string => {
  const { city } = destinations[followed.shipment.to];
  const words: Readonly<Record<PieceState, string>> = {
    DRAFT: 'It has to be booked first.',
    BOOKED: toTheDock(followed),
    PICKED_UP: `Our driver brings it to our ${followed.dock} facility. ${flies(followed)}`,
    RECEIVED: `Next is security screening. ${flies(followed)}`,
    READY: flies(followed),
    MANIFESTED: flies(followed),
    DEPARTED: `It lands in ${city}.`,
    ARRIVED: `Our partner in ${city} counts the pieces and gives the papers to customs.`,
    CHECKED_IN_DEST: 'Customs looks at the papers.',
    CUSTOMS: 'Customs releases it. They decide how long that takes.',
    CLEARED: afterCustoms(followed),
    READY_FOR_COLLECTION: `The receiver can collect it in ${city}, with an ID and the tax number.`,
    OUT_FOR_DELIVERY: 'The driver hands it to the receiver.',
    DELIVERED: 'It is there. If something is broken or missing, keep the packing and write to us.',
    CANCELLED: 'It does not fly.',
  };
  return inTheWay(followed) ?? words[followed.shipment.state];
};

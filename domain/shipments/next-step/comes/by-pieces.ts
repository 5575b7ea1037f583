import { airportPlace } from '../../../kernel/airports.ts';
import { destinations } from '../../../kernel/destinations.ts';
import { newYorkDay } from '../../../kernel/new-york.ts';
import { possessive } from '../../../kernel/person/company-name.ts';
import { dayWords } from '../../../kernel/short-times.ts';
import { hasFlown } from '../../lifecycle.ts';
import { hasLanded, lateWords, notRecorded } from '../../tracking/arrival/late-words.ts';
import { hasDays, type Way } from '../../tracking/arrival/ways.ts';
import { piecesTitle } from '../../tracking/piece-titles.ts';
import type { ShipmentFacts } from '../facts.ts';
import { firstName } from '../goods-words.ts';
import { collectWords } from './collect-words.ts';
import { lostWords } from './lost-words.ts';
import { readyDays } from './ready-days.ts';
import { troubleWords } from './trouble-words.ts';

/** Who reads it: what a receiver does at the counter is a step of theirs, and no news. */
type Reader = 'sender' | 'receiver';

/** To whom it is said, and what has to happen before the goods fly. */
export interface Told {
  readonly reader: Reader;
  /** To their sender: `If you pay by Tue, Nov 24, 4:00 PM`. */
  readonly first?: string | undefined;
  /** To their receiver: `Rose still has to pay.` */
  readonly open?: string | undefined;
}

type Words = (way: Way, facts: ShipmentFacts, told: Told) => string;

const numbersOf = ({ pieces }: Way): readonly number[] => pieces.map(({ n }) => n);

/** A verb for one piece or several. */
const verb = <Word extends string>({ pieces }: Way, one: Word, several: Word): Word =>
  pieces.length === 1 ? one : several;

/** How far pieces are that are still on their way: `flies Fri, Dec 4`. */
const farWords = (way: Way, { shipment, now }: ShipmentFacts, { open }: Told): string => {
  const { state, flight, pieces } = way;
  const { city } = destinations[shipment.to];
  if (hasLanded(state)) return `landed in ${city}`;
  if (pieces.some(hasFlown))
    return flight === undefined ? 'left' : `left ${airportPlace(flight.originAirport)}`;
  if (flight === undefined || flight.day < newYorkDay(now))
    return `${verb(way, 'is', 'are')} on the list of a flight`;
  return open === undefined
    ? `${verb(way, 'flies', 'fly')} ${dayWords(flight.day)}`
    : `${verb(way, 'is', 'are')} booked for ${dayWords(flight.day)}`;
};

const onTheWay = (way: Way, facts: ShipmentFacts, told: Told): string => {
  const { first } = told;
  const { shipment, brand, now } = facts;
  const title = piecesTitle(numbersOf(way));
  const which = first === undefined || way.pieces.some(hasFlown) ? title : `${first}, ${title.toLowerCase()}`;
  const far = `${which} ${farWords(way, facts, told)}`;
  const today = newYorkDay(now);
  if (way.flight !== undefined && way.days === undefined && !way.pieces.some(hasFlown))
    return `${title} ${verb(way, 'was', 'were')} planned for ${dayWords(way.flight.day)}. ${notRecorded(verb(way, 'it', 'they'))}`;
  if (!hasDays(way, today)) return `${far}. ${lateWords(way.state, brand.phone.display)}`;
  const where = hasLanded(way.state) ? '' : ` in ${destinations[shipment.to].city}`;
  return `${far} and ${verb(way, 'is', 'are')} expected ready${where} ${readyDays(way.days, today)}.`;
};

/** Pieces that wait for a flight. Those that are not here yet go with one once they are. Their sender is told which. */
const withoutFlight: Words = (way, _, { reader }) => {
  const goes = `${piecesTitle(numbersOf(way))} ${verb(way, 'goes', 'go')} on the next flight that has space`;
  const has = verb(way, 'it has', 'they have');
  if (way.state === 'BOOKED' || way.state === 'PICKED_UP')
    return `${goes}, once ${verb(way, 'it is', 'they are')} at our dock.`;
  return reader === 'sender'
    ? `${goes}. We will write to you when ${has} one.`
    : `${goes}. We will tell the sender when ${has} one.`;
};

/** Pieces of which nobody knows the day. What went wrong with them is among what we do, to their sender; found again, it is news. */
const astray: Words = ({ pieces }, { losses }, { reader }) => {
  if (reader === 'receiver') return troubleWords(pieces).join(' ');
  const missing = pieces.filter(({ exception }) => exception === 'MISSING').map(({ n }) => n);
  return missing.length === 0
    ? ''
    : [
        `When we find ${piecesTitle(missing).toLowerCase()}, we will write to you.`,
        ...lostWords(missing, losses),
      ].join(' ');
};

const toDoor = (way: Way, { shipment: { consignee } }: ShipmentFacts, { reader }: Told): string =>
  `${piecesTitle(numbersOf(way))} ${verb(way, 'is', 'are')} on the way to ${reader === 'receiver' ? 'your' : possessive(firstName(consignee.name))} door.`;

const handedOver = (way: Way, { shipment: { consignee } }: ShipmentFacts, { reader }: Told): string =>
  reader === 'receiver'
    ? `${piecesTitle(numbersOf(way))} ${verb(way, 'was', 'were')} handed over.`
    : `${firstName(consignee.name)} has ${piecesTitle(numbersOf(way)).toLowerCase()}.`;

const words: Readonly<Record<Way['course'], Words>> = {
  HANDED_OVER: handedOver,
  READY: (way, facts, { reader }) =>
    reader === 'receiver' ? '' : collectWords(facts, piecesTitle(numbersOf(way)).toLowerCase()),
  TO_DOOR: toDoor,
  COMES: onTheWay,
  ASTRAY: astray,
  CANCELED: (way) =>
    `The flight of ${piecesTitle(numbersOf(way)).toLowerCase()} was canceled. We are choosing another one.`,
  NO_FLIGHT: withoutFlight,
};

/** What is there comes first, and then what comes, in the order in which it does. What has no day comes last. */
const order: readonly Way['course'][] = [
  'HANDED_OVER',
  'READY',
  'TO_DOOR',
  'COMES',
  'CANCELED',
  'NO_FLIGHT',
  'ASTRAY',
];

const inOrder = (ways: readonly Way[]): readonly Way[] =>
  ways.toSorted(
    (one, other) =>
      order.indexOf(one.course) - order.indexOf(other.course) ||
      (one.days?.to ?? '').localeCompare(other.days?.to ?? ''),
  );

/** What happens next to a shipment whose pieces do not go the same way: a sentence for each, with days of its own, after what keeps them. */
export const byPieces = (facts: ShipmentFacts, ways: readonly Way[], told: Told): readonly string[] =>
  [told.open ?? '', ...inOrder(ways).map((way) => words[way.course](way, facts, told))].filter(
    (text) => text !== '',
  );

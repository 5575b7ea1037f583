import { pathTo } from '#domain/kernel/paths.ts';
import { feedOf } from '#domain/notifications/audience.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Capabilities } from '#domain/settings/capabilities.ts';
import { type Line, type LineOf, lineInAccount } from '#domain/shipments/digest/line.ts';
import { soonOfShipment } from '#domain/shipments/digest/soon.ts';
import type { What } from '#domain/shipments/digest/whats.ts';
import type { HoldKind } from '#domain/shipments/holds.ts';
import type { FlightNews } from '#domain/shipments/rolls/flight-words.ts';
import type { EventContract, EventOf } from '#events/envelope.ts';
import {
  type AnnouncedSoon,
  type Announcement,
  type AnnouncementPart,
  announceFacts,
  type Facts,
} from '../../runtime/announcement.ts';
import type { Named } from './goods-facts.ts';

/** Whose shipment it is, and what its line is about. */
export interface Owned extends LineOf {
  readonly ownerId: string;
}

interface Told {
  /** What the letter is about; absent for what is in the account alone. */
  readonly what?: What | undefined;
  readonly own?: true | undefined;
  /** What a later letter says of it, where that is less: what is to be done by when it says itself. */
  readonly later?: readonly string[] | undefined;
  /** What the line asks for. */
  readonly asks?: HoldKind | 'PLACE' | undefined;
}

/** What a line asks its reader for, by which it is known to be settled: what a hold needs, or to take the place that we hold. */
const askOf = (number: string, what: HoldKind | 'PLACE'): string => `${number}#${what}`;

/** Nobody has to read any more what a line asked for. */
export const settledOf = ({ number, ownerId }: Owned, what: HoldKind | 'PLACE'): AnnouncementPart => ({
  settled: [{ audience: feedOf(ownerId), asked: askOf(number, what) }],
});

const linesOf = (shipment: Owned, said: Line, told: Told): AnnouncementPart => {
  const line = lineInAccount(shipment, said, told);
  const { asks } = told;
  if (line === undefined) return {};
  return {
    lines: [
      {
        audience: feedOf(shipment.ownerId),
        ...line,
        link: pathTo('/dashboard/shipments/:number', { number: shipment.number }),
        ...(asks === undefined ? {} : { asks: askOf(shipment.number, asks) }),
      },
    ],
  };
};

const soonOf = (
  { number, ownerId }: Owned,
  said: Line,
  { what, own }: Told & { readonly what: What },
): AnnouncedSoon => ({
  recipient: 'customer',
  to: { userId: ownerId },
  ...soonOfShipment(number, what),
  said,
  own,
});

/** In the account at once, and soon by letter and phone, with what else happens until then. */
export const tell = (shipment: Owned, said: Line, told: Told): AnnouncementPart => {
  const { what, own, later } = told;
  const soonSaid = later ? { ...said, body: later.join(' ') } : said;
  return {
    ...linesOf(shipment, said, told),
    ...(what === undefined ? {} : { soon: [soonOf(shipment, soonSaid, { what, own })] }),
  };
};

/** What happened to the flight of a shipment. */
export const tellOfFlight = (
  shipment: Owned,
  { title, sentences, happened }: FlightNews,
  { what = 'FLIGHT', asks }: Pick<Told, 'what' | 'asks'> = {},
): AnnouncementPart => tell(shipment, { title, body: sentences.join(' ') }, { what, later: happened, asks });

/** Declares what is told of an event of a shipment, from how that is when it is told. */
export const announceOwn = <Contract extends EventContract>(
  contract: Contract,
  facts: Facts<EventOf<Contract>, Named>,
  partsOf: (
    event: EventOf<Contract>,
    named: Pick<Owned, 'goods' | 'facts'> & Pick<Named, 'day' | 'corrected'>,
    brand: Brand,
  ) => readonly AnnouncementPart[],
): Announcement =>
  announceFacts(
    contract,
    facts,
    (event, { goods, known, day, corrected }, brand: Brand, capabilities: Capabilities) =>
      partsOf(event, { goods, day, corrected, facts: known && { ...known, brand, capabilities } }, brand),
  );

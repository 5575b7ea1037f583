import { pathTo } from '#domain/kernel/paths.ts';
import { feedOf } from '#domain/notifications/audience.ts';
import { wordsOfCode } from '#domain/shipments/code-words.ts';
import { DAYS_TO_BOOK } from '#domain/shipments/customer/let-go.ts';
import { FLIGHT } from '#domain/shipments/digest/flight-digest.ts';
import { soonOfShipment } from '#domain/shipments/digest/soon.ts';
import { type What, whatOfState } from '#domain/shipments/digest/whats.ts';
import { holds } from '#domain/shipments/holds.ts';
import { makesSomeReady, newsFrom, shipmentNews } from '#domain/shipments/news.ts';
import { givenOfMove } from '#domain/shipments/rolls/flight-times.ts';
import {
  type FlightNews,
  movedNews,
  reassignedNews,
  rolledNews,
} from '#domain/shipments/rolls/flight-words.ts';
import { settledWords } from '#domain/shipments/settled-words.ts';
import { endedNews, offeredNews } from '#domain/shipments/waitlist/waitlist-words.ts';
import type { EventOf } from '#events/envelope.ts';
import { CollectionCodeLockedV1 } from '#events/shipments/collection-code-locked.v1.ts';
import { FlightMovedV1 } from '#events/shipments/flight-moved.v1.ts';
import { HoldClearedV1 } from '#events/shipments/hold-cleared.v1.ts';
import { HoldPlacedV1 } from '#events/shipments/hold-placed.v1.ts';
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { PlaceLapsedV1 } from '#events/shipments/place-lapsed.v1.ts';
import { PlaceOfferedV1 } from '#events/shipments/place-offered.v1.ts';
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import { ShipmentCancelledV1 } from '#events/shipments/shipment-cancelled.v1.ts';
import { ShipmentChangedV1 } from '#events/shipments/shipment-changed.v1.ts';
import { ShipmentRolledV1 } from '#events/shipments/shipment-rolled.v1.ts';
import { WaitlistLeftV1 } from '#events/shipments/waitlist-left.v1.ts';
import { type AnnouncedSoon, type AnnouncementPart, announce } from '../../runtime/announcement.ts';
import { pageOf } from './pages.ts';

/** Whose shipment it is, and its number. */
interface Owned {
  readonly number: string;
  readonly ownerId: string;
}

interface News {
  readonly title: string;
  readonly body: string;
}

type Tracked = EventOf<typeof PieceTrackedV1>['data'];

interface Told {
  /** What the letter is about; absent for what is in the account alone. */
  readonly what?: What | undefined;
  readonly own?: true | undefined;
  /** What a later letter says of it, where that is less: what is to be done by when it says itself. */
  readonly later?: readonly string[] | undefined;
}

/** In the account at once, and soon by letter and phone, with what else happens until then. */
const tell = ({ number, ownerId }: Owned, said: News, { what, own, later }: Told): AnnouncementPart => ({
  lines: [
    {
      audience: feedOf(ownerId),
      title: `${said.title}: ${number}`,
      body: said.body,
      link: pathTo('/dashboard/shipments/:number', { number }),
    },
  ],
  ...(what === undefined
    ? {}
    : {
        soon: [soonOf({ number, ownerId }, later ? { ...said, body: later.join(' ') } : said, { what, own })],
      }),
});

const soonOf = (
  { number, ownerId }: Owned,
  said: News,
  { what, own }: Told & { readonly what: What },
): AnnouncedSoon => ({
  recipient: 'customer',
  to: { userId: ownerId },
  ...soonOfShipment(number, what),
  said,
  own,
});

/** What happened to the flight of a shipment. */
const tellOfFlight = (
  shipment: Owned,
  { title, sentences, happened }: FlightNews,
  what: What = 'FLIGHT',
): AnnouncementPart => tell(shipment, { title, body: sentences.join(' ') }, { what, later: happened });

type Moved = EventOf<typeof FlightMovedV1>['data'];

/** A flight was moved: of one shipment the letter about it tells, with what else happens to it; of several one letter about the flight. */
const tellOfMove = (moved: Moved, news: FlightNews): AnnouncementPart => {
  const { flight, ownerId, numbers } = moved;
  const [number] = numbers;
  const given = givenOfMove(moved);
  if (number !== undefined && numbers.length === 1) {
    const { soon = [], ...part } = tellOfFlight({ number, ownerId }, news);
    return { ...part, soon: soon.map((one) => ({ ...one, given })) };
  }
  const said = { title: news.title, body: news.sentences.join(' ') };
  return {
    lines: [{ audience: feedOf(ownerId), ...said, link: pageOf(numbers) }],
    soon: [
      {
        recipient: 'customer',
        to: { userId: ownerId },
        thing: FLIGHT,
        id: flight,
        what: 'FLIGHT',
        said,
        parts: numbers,
        given,
      },
    ],
  };
};

const booked: News = { title: 'Booked', body: 'Your shipment has a place on its flight.' };
const canceled: News = {
  title: 'Canceled',
  body: 'We canceled this shipment. Its page shows what happened. Call us if you did not expect this.',
};
const notBooked: News = {
  title: 'Not booked',
  body: `You did not book this shipment within ${DAYS_TO_BOOK} days, so it is canceled. Its parcels are in your mailbox again. You can send them on at any time.`,
};

/** What a tracking event tells by letter: what went wrong, or the step that the whole shipment has come to. */
const whatOf = ({ code, state, corrects }: Tracked): What | undefined => {
  if (corrects !== undefined) return 'CORRECTED';
  if (wordsOfCode[code].news !== undefined) return 'TROUBLE';
  if (makesSomeReady({ code, state })) return 'READY';
  return state.before === state.after ? undefined : whatOfState[state.after];
};

/** A payment that came is told by its receipt, and what was settled by a paper or an answer of theirs they know. */
const isSettledByUs = ({ by, ownerId }: { readonly by: string; readonly ownerId: string }): boolean =>
  by !== ownerId && by !== 'system';

/** Customers hear in their account of what happens to their shipments. What they did themselves is no news to them, but that it is booked. */
export const announcements = [
  announce(ShipmentBookedV1, ({ data }) => {
    const isOwn = data.by === data.ownerId;
    const { soon = [], lines = [] } = tell(data, booked, { what: 'BOOKED', ...(isOwn ? { own: true } : {}) });
    return [isOwn ? { soon } : { lines, soon }];
  }),
  announce(PieceTrackedV1, ({ data }, brand) => {
    // It was here before it was booked.
    if (data.source === 'mailbox') return [];
    const said = shipmentNews(data, brand.facility.city);
    const news = newsFrom(said, data.leftFrom);
    return news ? [tell(data, news, { what: whatOf(data) })] : [];
  }),
  announce(HoldPlacedV1, ({ data }) => {
    const { name, meaning } = holds[data.kind];
    return [tell(data, { title: name, body: meaning }, { what: 'HELD' })];
  }),
  announce(HoldClearedV1, ({ data }) => {
    if (data.by === data.ownerId) return [];
    const said = settledWords(data.kind, data.by);
    return [tell(data, said, { what: isSettledByUs(data) ? 'SETTLED' : undefined })];
  }),
  announce(CollectionCodeLockedV1, ({ data }) => [
    tell(
      data,
      {
        title: 'Code locked',
        body: 'Someone typed five wrong codes at the counter. Get a new code on the page of the shipment and tell it to the receiver.',
      },
      { what: 'CODE_LOCKED' },
    ),
  ]),
  announce(ShipmentCancelledV1, ({ data }) =>
    data.by === data.ownerId
      ? []
      : [tell(data, data.why === 'not-booked' ? notBooked : canceled, { what: 'CANCELLED' })],
  ),
  announce(ShipmentChangedV1, ({ data }, brand) =>
    data.by === data.ownerId || data.moved === undefined
      ? []
      : [tellOfFlight(data, reassignedNews(data.moved, brand.facility.city))],
  ),
  announce(PlaceOfferedV1, ({ data }) => [tellOfFlight(data, offeredNews(data.until), 'OFFERED')]),
  announce(PlaceLapsedV1, ({ data }) => [
    tellOfFlight(
      data,
      {
        title: 'Not booked in time',
        sentences: [
          'The place that we held went to the next on the waitlist.',
          'Choose another flight, or join the waitlist again.',
        ],
      },
      'NOT_BOOKED',
    ),
  ]),
  announce(WaitlistLeftV1, ({ data }) => {
    const news = endedNews(data.why);
    return news ? [tellOfFlight(data, news, 'NOT_BOOKED')] : [];
  }),
  announce(ShipmentRolledV1, ({ data }, brand) => [
    tellOfFlight(data, rolledNews(data, brand.facility.city)),
  ]),
  announce(FlightMovedV1, ({ data }, brand) => [tellOfMove(data, movedNews(data, brand.facility.city))]),
];

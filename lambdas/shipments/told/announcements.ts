import { feedOf } from '#domain/notifications/audience.ts';
import { unpaidNews } from '#domain/shipments/bill/reminder.ts';
import { askedNews } from '#domain/shipments/caller/asked-news.ts';
import { DAYS_TO_BOOK } from '#domain/shipments/customer/let-go.ts';
import { FLIGHT } from '#domain/shipments/digest/flight-digest.ts';
import type { Line } from '#domain/shipments/digest/line.ts';
import { goodsOfTracked, trackedNews, whatOfTracked } from '#domain/shipments/digest/tracked.ts';
import { holds } from '#domain/shipments/holds.ts';
import { givenOfMove } from '#domain/shipments/rolls/flight-times.ts';
import {
  type FlightNews,
  movedNews,
  reassignedNews,
  rolledNews,
} from '#domain/shipments/rolls/flight-words.ts';
import { settledWords } from '#domain/shipments/settled-words.ts';
import { endedNews, lapsedNews, offeredNews } from '#domain/shipments/waitlist/waitlist-words.ts';
import type { EventOf } from '#events/envelope.ts';
import { CollectionCodeLockedV1 } from '#events/shipments/collection-code-locked.v1.ts';
import { FlightMovedV1 } from '#events/shipments/flight-moved.v1.ts';
import { HoldClearedV1 } from '#events/shipments/hold-cleared.v1.ts';
import { HoldPlacedV1 } from '#events/shipments/hold-placed.v1.ts';
import { PaymentRemindedV1 } from '#events/shipments/payment-reminded.v1.ts';
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { PlaceLapsedV1 } from '#events/shipments/place-lapsed.v1.ts';
import { PlaceOfferedV1 } from '#events/shipments/place-offered.v1.ts';
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import { ShipmentCancelledV1 } from '#events/shipments/shipment-cancelled.v1.ts';
import { ShipmentChangedV1 } from '#events/shipments/shipment-changed.v1.ts';
import { ShipmentRolledV1 } from '#events/shipments/shipment-rolled.v1.ts';
import { WaitlistLeftV1 } from '#events/shipments/waitlist-left.v1.ts';
import type { AnnouncementPart, Facts } from '../../runtime/announcement.ts';
import { goodsOfChange, goodsOfWait, type Named, ownGoodsFacts } from './goods-facts.ts';
import { pageOf } from './pages.ts';
import { announceOwn, type Owned, settledOf, tell, tellOfFlight } from './tell.ts';

type Moved = EventOf<typeof FlightMovedV1>['data'];

/** The shipment that is alone with its sender on a flight; undefined where they have several on it. */
const onlyOne = ({ numbers: [number, ...others] }: Moved): string | undefined =>
  others.length === 0 ? number : undefined;

/** Several are no goods with one name. */
const goodsOfMove: Facts<{ readonly data: Moved }, Named> = {
  ...ownGoodsFacts,
  read: async ({ data }, ...from) => {
    const number = onlyOne(data);
    return number === undefined ? {} : ownGoodsFacts.read({ data: { ...data, number } }, ...from);
  },
};

/** A flight was moved: of one shipment the letter about it tells, with what else happens to it; of several one letter about the flight. */
const tellOfMove = (
  moved: Moved,
  news: FlightNews,
  named: Pick<Owned, 'goods' | 'facts'>,
): AnnouncementPart => {
  const { flight, ownerId, numbers } = moved;
  const number = onlyOne(moved);
  const given = givenOfMove(moved);
  if (number !== undefined) {
    const { soon = [], ...part } = tellOfFlight({ number, ownerId, ...named }, news);
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

const booked: Line = { title: 'Booked', body: '' };
const bookedForThem: Line = {
  title: 'Booked',
  body: 'We booked it for you, as you asked us. It has a place on its flight.',
};
const canceled: Line = {
  title: 'Canceled',
  body: 'We canceled this shipment.',
};
const notBooked: Line = {
  title: 'Not booked',
  body: `You did not book this shipment within ${DAYS_TO_BOOK} days, so it is canceled. Its parcels are in your mailbox again. You can send them on at any time.`,
};

/** Nothing is read for each scan of which nobody hears. */
const goodsOfNews: Facts<EventOf<typeof PieceTrackedV1>, Named> = {
  ...ownGoodsFacts,
  read: async (event, ...from) =>
    trackedNews(event.data, '') === undefined ? {} : ownGoodsFacts.read(event, ...from),
};

/** A payment that came is told by its receipt, and what was settled by a paper or an answer of theirs they know. */
const isSettledByUs = ({ by, ownerId }: { readonly by: string; readonly ownerId: string }): boolean =>
  by !== ownerId && by !== 'system';

/** Customers hear in their account of what happens to their shipments. What they did themselves is no news to them, but that it is booked. */
export const announcements = [
  announceOwn(ShipmentBookedV1, ownGoodsFacts, ({ data }, named) => {
    const isOwn = data.by === data.ownerId;
    const { soon = [], lines = [] } = tell({ ...data, ...named }, isOwn ? booked : bookedForThem, {
      what: 'BOOKED',
      ...(isOwn ? { own: true } : {}),
    });
    return [isOwn ? { soon } : { lines, soon }, settledOf(data, 'PLACE')];
  }),
  announceOwn(PieceTrackedV1, goodsOfNews, ({ data }, named, brand) => {
    const news = trackedNews(data, brand.facility.city);
    if (news === undefined) return [];
    const { later, ...said } = news;
    const told = { what: whatOfTracked(data), ...(later === undefined ? {} : { later: [later] }) };
    const { goods, facts } = named;
    const those = goods && facts ? goodsOfTracked(data, goods, facts.shipment) : goods;
    return [tell({ ...data, ...named, goods: those }, said, told)];
  }),
  announceOwn(HoldPlacedV1, ownGoodsFacts, ({ data }, named) => {
    const { name, meaning } = holds[data.kind];
    // The sum that an older line asks for is none any more.
    const replaced = data.kind === 'REWEIGH' ? [settledOf(data, 'PAYMENT_DUE')] : [];
    return [
      ...replaced,
      tell({ ...data, ...named }, { title: name, body: meaning }, { what: 'HELD', asks: data.kind }),
    ];
  }),
  announceOwn(HoldClearedV1, ownGoodsFacts, ({ data }, named) => {
    const settled = settledOf(data, data.kind);
    // Whoever recorded their answer to a new price tells them so in words of its own.
    const isAnswered = data.kind === 'REWEIGH' && isSettledByUs(data);
    if (data.by === data.ownerId || isAnswered) return [settled];
    // What came for it has a line of its own, with the sum. What an account took has none.
    if (data.kind === 'PAYMENT_DUE' && data.by === 'system' && data.dueAt === undefined) return [settled];
    const said = settledWords(data.kind, data.by, data.dueAt);
    return [
      settled,
      tell({ ...data, ...named }, said, { what: isSettledByUs(data) ? 'SETTLED' : undefined }),
    ];
  }),
  announceOwn(CollectionCodeLockedV1, ownGoodsFacts, ({ data }, named) => [
    tell(
      { ...data, ...named },
      {
        title: 'Code locked',
        body: 'Someone typed five wrong codes at the counter. Get a new code on the page of the shipment and tell it to the receiver.',
      },
      { what: 'CODE_LOCKED' },
    ),
  ]),
  announceOwn(ShipmentCancelledV1, ownGoodsFacts, ({ data }, named) => {
    // Each of its holds is cleared by an event of its own.
    const settled = settledOf(data, 'PLACE');
    if (data.by === data.ownerId) return [settled];
    const news = data.why === 'not-booked' ? notBooked : canceled;
    return [settled, tell({ ...data, ...named }, news, { what: 'CANCELLED' })];
  }),
  announceOwn(ShipmentChangedV1, goodsOfChange, ({ data }, { corrected, ...named }, brand) => {
    const { by, ownerId, asked, moved, changed } = data;
    if (by === ownerId) return [];
    if (asked !== undefined)
      return [tell({ ...data, ...named }, askedNews(asked, changed, corrected), { what: 'CHANGED' })];
    return moved === undefined
      ? []
      : [tellOfFlight({ ...data, ...named }, reassignedNews(moved, brand.facility.city))];
  }),
  announceOwn(PlaceOfferedV1, goodsOfWait, ({ data }, named) => [
    tellOfFlight({ ...data, ...named }, offeredNews(data.until, named.day), {
      what: 'OFFERED',
      asks: 'PLACE',
    }),
  ]),
  announceOwn(PlaceLapsedV1, goodsOfWait, ({ data }, named) => [
    settledOf(data, 'PLACE'),
    tellOfFlight({ ...data, ...named }, lapsedNews(named.day), { what: 'NOT_BOOKED' }),
  ]),
  announceOwn(WaitlistLeftV1, goodsOfWait, ({ data }, named) => {
    const news = endedNews(data.why, named.day);
    const settled = settledOf(data, 'PLACE');
    return news ? [settled, tellOfFlight({ ...data, ...named }, news, { what: 'NOT_BOOKED' })] : [settled];
  }),
  announceOwn(PaymentRemindedV1, ownGoodsFacts, ({ data }, named) => [
    tell({ ...data, ...named }, unpaidNews(data), { what: 'UNPAID', asks: 'PAYMENT_DUE' }),
  ]),
  announceOwn(ShipmentRolledV1, ownGoodsFacts, ({ data }, named, brand) => [
    tellOfFlight({ ...data, ...named }, rolledNews(data, brand.facility.city)),
  ]),
  announceOwn(FlightMovedV1, goodsOfMove, ({ data }, named, brand) => [
    tellOfMove(data, movedNews(data, brand.facility.city), named),
  ]),
];

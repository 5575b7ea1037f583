import { pathTo } from '#domain/kernel/paths.ts';
import { feedOf } from '#domain/notifications/audience.ts';
import type { MailKind } from '#domain/notifications/kinds.ts';
import type { Brand } from '#domain/settings/brand.ts';
import { DAYS_TO_BOOK } from '#domain/shipments/customer/let-go.ts';
import { holds } from '#domain/shipments/holds.ts';
import { newsFrom, shipmentNews } from '#domain/shipments/news.ts';
import {
  type FlightNews,
  movedNews,
  reassignedNews,
  rolledNews,
} from '#domain/shipments/rolls/flight-words.ts';
import { endedNews, offeredNews } from '#domain/shipments/waitlist/waitlist-words.ts';
import { CollectionCodeLockedV1 } from '#events/shipments/collection-code-locked.v1.ts';
import { FlightMovedV1 } from '#events/shipments/flight-moved.v1.ts';
import { HoldClearedV1 } from '#events/shipments/hold-cleared.v1.ts';
import { HoldPlacedV1 } from '#events/shipments/hold-placed.v1.ts';
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { PlaceLapsedV1 } from '#events/shipments/place-lapsed.v1.ts';
import { PlaceOfferedV1 } from '#events/shipments/place-offered.v1.ts';
import { ShipmentCancelledV1 } from '#events/shipments/shipment-cancelled.v1.ts';
import { ShipmentChangedV1 } from '#events/shipments/shipment-changed.v1.ts';
import { ShipmentRolledV1 } from '#events/shipments/shipment-rolled.v1.ts';
import { WaitlistLeftV1 } from '#events/shipments/waitlist-left.v1.ts';
import { type AnnouncementPart, announce } from '../../runtime/announcement.ts';
import { flightLetter, newsLetter, pageOf, phoneNews } from '../letters.ts';

/** Whose shipment it is, and its number. */
interface Owned {
  readonly number: string;
  readonly ownerId: string;
}

interface News {
  readonly title: string;
  readonly body: string;
}

/** In the account, by mail unless they switched it off, and on the phone of those who chose this kind of news. */
const tell = (
  { number, ownerId }: Owned,
  { title, body }: News,
  told: { readonly kind: MailKind; readonly brand: Brand },
): readonly AnnouncementPart[] => {
  const link = pathTo('/dashboard/shipments/:number', { number });
  const news = { title, detail: body };
  return [
    {
      lines: [{ audience: feedOf(ownerId), title: `${title}: ${number}`, body, link }],
      letters: [newsLetter(ownerId, number, news, told)],
      news: [phoneNews(ownerId, [number], news, told.kind)],
    },
  ];
};

/** What happened to their flight, in the account, by mail and on the phone. */
const tellOfFlight = (
  ownerId: string,
  numbers: readonly string[],
  news: FlightNews,
  brand: Brand,
): readonly AnnouncementPart[] => {
  const title = numbers.length === 1 ? `${news.title}: ${numbers[0]}` : news.title;
  const line = { audience: feedOf(ownerId), title, body: news.sentences.join(' '), link: pageOf(numbers) };
  const onPhone = phoneNews(ownerId, numbers, { title: news.title, detail: line.body }, 'flights');
  return [{ lines: [line], letters: [flightLetter(ownerId, numbers, news, brand)], news: [onPhone] }];
};

const canceled: News = {
  title: 'Canceled',
  body: 'We canceled this shipment. Its page shows what happened. Call us if you did not expect this.',
};
const notBooked: News = {
  title: 'Not booked',
  body: `You did not book this shipment within ${DAYS_TO_BOOK} days, so it is canceled. Its parcels are in your mailbox again. You can send them on at any time.`,
};

/** Customers hear in their account of what happens to their shipments. What they did themselves is no news to them. */
export const announcements = [
  announce(PieceTrackedV1, ({ data }, brand) => {
    // It was here before it was booked.
    if (data.source === 'mailbox') return [];
    const said = shipmentNews(data.code, data.state, brand.facility.city, data.corrects);
    const news = newsFrom(said, data.leftFrom);
    return news ? tell(data, news, { kind: 'progress', brand }) : [];
  }),
  announce(HoldPlacedV1, ({ data }, brand) => {
    const { name, meaning } = holds[data.kind];
    return tell(data, { title: name, body: meaning }, { kind: 'tasks', brand });
  }),
  announce(HoldClearedV1, ({ data }, brand) =>
    data.by === data.ownerId
      ? []
      : tell(
          data,
          {
            title: 'Settled',
            body: `This no longer holds up your shipment: ${holds[data.kind].name.toLowerCase()}.`,
          },
          { kind: 'tasks', brand },
        ),
  ),
  announce(CollectionCodeLockedV1, ({ data }, brand) =>
    tell(
      data,
      {
        title: 'Code locked',
        body: 'Someone typed five wrong codes at the counter. Get a new code on the page of the shipment and tell it to the receiver.',
      },
      { kind: 'tasks', brand },
    ),
  ),
  announce(ShipmentCancelledV1, ({ data }, brand) =>
    data.by === data.ownerId
      ? []
      : tell(data, data.why === 'not-booked' ? notBooked : canceled, { kind: 'progress', brand }),
  ),
  announce(ShipmentChangedV1, ({ data }, brand) =>
    data.by === data.ownerId || data.moved === undefined
      ? []
      : tellOfFlight(data.ownerId, [data.number], reassignedNews(data.moved, brand.facility.city), brand),
  ),
  announce(PlaceOfferedV1, ({ data }, brand) =>
    tellOfFlight(data.ownerId, [data.number], offeredNews(data.until), brand),
  ),
  announce(PlaceLapsedV1, ({ data }, brand) =>
    tellOfFlight(
      data.ownerId,
      [data.number],
      {
        title: 'Not booked in time',
        sentences: [
          'The place that we held went to the next on the waitlist.',
          'Choose another flight, or join the waitlist again.',
        ],
      },
      brand,
    ),
  ),
  announce(WaitlistLeftV1, ({ data }, brand) => {
    const news = endedNews(data.why);
    return news ? tellOfFlight(data.ownerId, [data.number], news, brand) : [];
  }),
  announce(ShipmentRolledV1, ({ data }, brand) =>
    tellOfFlight(data.ownerId, [data.number], rolledNews(data, brand.facility.city), brand),
  ),
  announce(FlightMovedV1, ({ data }, brand) =>
    tellOfFlight(data.ownerId, data.numbers, movedNews(data, brand.facility.city), brand),
  ),
];

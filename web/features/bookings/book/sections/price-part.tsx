import { pickupPart } from '#domain/bookings/next-step/facts.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { PriceLines } from '#web/ui/data/price-lines.tsx';
import { linesOf } from '../../use-price.ts';
import { pickupPrice } from '../pickup-price.ts';
import { wayOf } from '../typed/typed-booking.ts';
import type { BookingDraft } from '../use-booking-page.ts';
import { Part } from './part.tsx';

/** The shipment whose price has the pickup already. */
const holderOf = (shipments: readonly Shipment[] = []): Shipment | undefined =>
  shipments.find(({ promise }) => promise.lines.some(({ code }) => code === 'PU'));

/** What it costs, line by line: the pickup, and the whole price where the goods are known. */
export const PricePart = ({ draft }: { readonly draft: BookingDraft }) => {
  const { typed, price, shipments, miles, rateCard } = draft;
  if (wayOf(typed) === 'DROP_OFF')
    return (
      <Part title="What does it cost?">
        <p>Bringing it to us is free.</p>
        {price ? <PriceLines lines={linesOf(price, draft.typed.empties !== '')} total={price.total} /> : null}
      </Part>
    );
  const holder = holderOf(shipments);
  if (holder !== undefined)
    return (
      <Part title="What does it cost?">
        <p>
          The pickup is in the price of shipment <span className="font-mono">{holder.number}</span>. Nothing
          more is charged for it.
        </p>
      </Part>
    );
  const pickup =
    miles === undefined
      ? undefined
      : pickupPrice(rateCard.card, { miles, zip: typed.price.zip, stairs: typed.price.stairs });
  return (
    <Part title="What does it cost?">
      {price ? (
        <>
          <PriceLines lines={linesOf(price, draft.typed.empties !== '')} total={price.total} />
          {pickup ? <p>{pickupPart(pickup.total, 'the total')}</p> : null}
        </>
      ) : null}
      {!price && pickup ? <PriceLines lines={pickup.lines} total={pickup.total} /> : null}
    </Part>
  );
};

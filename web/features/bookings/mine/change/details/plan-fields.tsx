import { Link } from 'react-router-dom';
import type { Booking } from '#domain/bookings/booking.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { PriceLines } from '#web/ui/data/price-lines.tsx';
import type { Act } from '#web/ui/forms/act/use-act.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { pickupPrice } from '../../../book/pickup-price.ts';
import { type Details, freedomOf } from './details.ts';
import { GoodsRows } from './goods-rows.tsx';

interface Props {
  readonly booking: Booking;
  readonly act: Act<Details>;
  readonly now: Date;
}

/** Where to change what cannot be changed here. */
const Elsewhere = ({ booking: { shipments, heldBy }, isLate }: { booking: Booking; isLate: boolean }) => {
  if (isLate)
    return (
      <p>The van is planned by what it is, where, and the stairs, so these can no longer be changed here.</p>
    );
  const [number = heldBy] = shipments;
  if (number === undefined) return null;
  return (
    <p>
      What it is{heldBy === undefined ? '' : ', and whether there are stairs,'} follows shipment{' '}
      <Link to={pathTo('/dashboard/shipments/:number', { number })} className={`${textLink} font-mono`}>
        {number}
      </Link>
      {heldBy === undefined ? '' : ', whose price has the pickup'}. Change it on the page of the shipment.
    </p>
  );
};

/** What the pickup costs then, before it is saved. */
const NewPrice = ({ booking: { place, price }, stairs }: { booking: Booking; stairs: boolean }) => {
  const card = useSiteSettings().rateCards[0]?.card;
  if (card === undefined || place === undefined || stairs === place.stairs) return null;
  const after = pickupPrice(card, { miles: place.miles, zip: place.zip, stairs });
  if (after === undefined || after.total === price?.total) return null;
  return (
    <div role="status" className="grid gap-2">
      <p className="font-semibold">The pickup then costs</p>
      <PriceLines lines={after.lines} total={after.total} />
    </div>
  );
};

/** What a van is planned by: goods, empty barrels and stairs; or where to change them. */
export const PlanFields = ({ booking, act, now }: Props) => {
  const { hasGoods, hasStairs, hasEmpties, isLate } = freedomOf(booking, now);
  const { goods, stairs } = act.values;
  return (
    <>
      {hasGoods ? (
        <GoodsRows rows={goods} problem={act.problem('goods')} onChange={(rows) => act.set('goods', rows)} />
      ) : null}
      {hasEmpties && goods.some(({ what }) => what !== 'box') ? (
        <CheckField
          label="Bring the empty barrels along, and I fill them while you wait"
          {...act.form.register('isAlong')}
        />
      ) : null}
      {hasStairs ? (
        <>
          <CheckField
            label="There are stairs, or it cannot be rolled to the van"
            {...act.form.register('stairs')}
          />
          <NewPrice booking={booking} stairs={stairs} />
        </>
      ) : null}
      {hasGoods && (hasStairs || booking.way === 'DROP_OFF') ? null : (
        <Elsewhere booking={booking} isLate={isLate} />
      )}
    </>
  );
};

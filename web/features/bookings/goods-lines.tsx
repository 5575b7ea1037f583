import type { Booking } from '#domain/bookings/booking.ts';
import { goodsLine } from '#domain/bookings/desk/words.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';

/** The goods of a booking, as items of a list. */
export const GoodsLines = ({ goods }: Pick<Booking, 'goods'>) => {
  const { barrels = [] } = useSiteSettings().rateCards[0]?.card ?? {};
  return goods.map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal, and the list only shows them
    <li key={index}>{goodsLine(row, barrels)}</li>
  ));
};

import { ConfirmPart } from './sections/confirm-part.tsx';
import { DayPart } from './sections/day-part.tsx';
import { GoodsPart } from './sections/goods-part.tsx';
import { PricePart } from './sections/price-part.tsx';
import { WhenPart } from './sections/when-part.tsx';
import { useAccountCopy } from './typed/account-copy.ts';
import { useBookingPage } from './use-booking-page.ts';
import { isReached, type Place } from './use-place.ts';

/** What is asked once it is known how it comes and from where: goods, time, door, price and consent unfold one after the other. */
export const RestOfForm = ({ place }: { readonly place: Place }) => {
  const draft = useBookingPage(place);
  useAccountCopy(draft);
  if (!isReached(place)) return null;
  return (
    <>
      <GoodsPart draft={draft} />
      {draft.isPlaced ? (
        <>
          <WhenPart draft={draft} />
          <DayPart draft={draft} />
          <PricePart draft={draft} />
          <ConfirmPart draft={draft} />
        </>
      ) : null}
    </>
  );
};

import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { slotSettings } from '#domain/departures/slots/slot-settings.ts';
import { clockWords } from '#domain/kernel/clock-words.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ConfirmPart } from './sections/confirm-part.tsx';
import { DayPart } from './sections/day-part.tsx';
import { GoodsPart } from './sections/goods-part.tsx';
import { PricePart } from './sections/price-part.tsx';
import { WaitingPart } from './sections/waiting-part.tsx';
import { WayPart } from './sections/way-part.tsx';
import { WhenPart } from './sections/when-part.tsx';
import { wayOf } from './typed/typed-booking.ts';
import { useBookingPage } from './use-booking-page.ts';

const Form = ({ search }: { readonly search: string }) => {
  const draft = useBookingPage(search);
  // Whoever comes from a price books what was priced.
  const isOfGoods = new URLSearchParams(search).has('g');
  // Nothing is asked of somebody whom we cannot reach.
  const isReached = wayOf(draft.typed) === 'DROP_OFF' || draft.miles !== undefined;
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => event.preventDefault()}
      className="grid max-w-3xl gap-8"
    >
      {isOfGoods ? null : <WaitingPart draft={draft} />}
      <WayPart draft={draft} />
      {isReached ? <GoodsPart draft={draft} /> : null}
      {draft.isPlaced ? (
        <>
          <WhenPart draft={draft} />
          <DayPart draft={draft} />
          <PricePart draft={draft} />
          <ConfirmPart draft={draft} />
        </>
      ) : null}
    </form>
  );
};

/** `/booking`: a pickup or a drop-off from the first question to a confirmed time, on one page. */
export const BookingPage = () => {
  const { search } = useLocation();
  const [opened] = useState(search);
  const { schedule } = useSiteSettings();
  const { confirms } = slotSettings(schedule);
  return (
    <>
      <PageHeader caption="My account" title="Book a pickup or drop-off">
        {confirms === 'AT_ONCE' ? 'We confirm the time at once.' : 'We look at it and confirm the time.'} You
        can move or cancel a pickup until {clockWords(schedule.pickup.bookBy)} the business day before.
      </PageHeader>
      <Form search={opened} />
    </>
  );
};

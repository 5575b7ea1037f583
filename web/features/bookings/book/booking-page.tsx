import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { slotSettings } from '#domain/departures/slots/slot-settings.ts';
import { clockWords } from '#domain/kernel/clock-words.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { WayPart } from './sections/way-part.tsx';
import { draftElsewhere } from './typed/kept.ts';
import { type TypedBooking, wayOf } from './typed/typed-booking.ts';
import { isReached, type Place, usePlace } from './use-place.ts';

const WaitingPart = lazy(async () => ({
  default: (await import('./sections/waiting-part.tsx')).WaitingPart,
}));
const Brought = lazy(async () => ({ default: (await import('./brought.tsx')).Brought }));
const RestOfForm = lazy(async () => ({ default: (await import('./rest-of-form.tsx')).RestOfForm }));

/** The first question is answered, or nearly: what comes next is loaded while a ZIP code is looked up, or the shipments of a link. */
const goesOn = ({ typed, priceForm }: Place): boolean =>
  wayOf(typed) === 'DROP_OFF' || priceForm.zipAnswer.status !== 'none' || typed.shipments.length > 0;

/** Whoever comes from a price books what was priced. */
const isFromPrice = (search: string): boolean => new URLSearchParams(search).has('g');

const Form = ({
  search,
  opening,
}: {
  readonly search: string;
  readonly opening?: TypedBooking | undefined;
}) => {
  const place = usePlace(search, opening);
  // Once it is there it stays, also while another ZIP code is typed: it holds a time.
  const [isLoaded, setLoaded] = useState(false);
  if (!isLoaded && goesOn(place)) setLoaded(true);
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => event.preventDefault()}
      // What follows then has its room at once, so that nothing below it moves.
      className={classNames('grid max-w-3xl content-start gap-8', isLoaded && 'min-h-svh')}
    >
      {isFromPrice(search) ? null : (
        <Suspense fallback={null}>
          <WaitingPart draft={place} />
        </Suspense>
      )}
      <WayPart draft={place} />
      {isLoaded ? (
        <Suspense
          fallback={isReached(place) ? <Skeleton lines={6} label="Loading what comes next…" /> : null}
        >
          <RestOfForm place={place} />
        </Suspense>
      ) : null}
    </form>
  );
};

/** `/booking`: a pickup or a drop-off from the first question to a confirmed time, on one page. */
export const BookingPage = () => {
  const { search } = useLocation();
  const [opened] = useState(search);
  const owner = useOwnId();
  const [elsewhere] = useState(() => draftElsewhere(owner, search));
  const { schedule } = useSiteSettings();
  const { confirms } = slotSettings(schedule);
  return (
    <>
      <PageHeader
        // Whoever comes from a price reads what comes after this. Steps are counted by the form of the shipment alone.
        caption={isFromPrice(opened) ? 'Day and time, then who receives it' : 'My account'}
        title="Book a pickup or drop-off"
      >
        {confirms === 'AT_ONCE' ? 'We confirm the time at once.' : 'We look at it and confirm the time.'} You
        can move or cancel a pickup until {clockWords(schedule.pickup.bookBy)} the business day before.
      </PageHeader>
      {elsewhere === undefined ? (
        <Form search={opened} />
      ) : (
        <Suspense fallback={<Skeleton lines={6} label="Looking for what you typed before…" />}>
          <Brought id={elsewhere}>{(opening) => <Form search={opened} opening={opening} />}</Brought>
        </Suspense>
      )}
    </>
  );
};

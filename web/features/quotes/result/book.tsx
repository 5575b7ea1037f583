import type { ReactNode } from 'react';
import type { Draft } from '#web/price-form/draft/draft.ts';
import { actionClass } from '#web/ui/button.tsx';
import type { BookingLinks } from '../booking/booking-links.ts';
import { keepForBooking } from '../booking/keep-for-booking.ts';

/** The label of the message to us. A price that staff must confirm cannot be booked yet. */
const messageLabel = ({ isBookable }: BookingLinks): string =>
  isBookable ? 'Book this: send it to us' : 'Ask us to confirm: send it to us';

/** The main action: books it here, or sends it to us when only a person can book it. `short` is for a place with little room. */
export const BookLink = ({
  links,
  draft,
  className,
  short = false,
}: {
  readonly links: BookingLinks;
  readonly draft: Draft;
  readonly className: string;
  readonly short?: boolean;
}): ReactNode => {
  const { online } = links;
  if (online !== undefined)
    return (
      <a
        href={online.path}
        className={className}
        onClick={(event) => {
          // Signing up leads back to the page of a pickup, whose address has all of it.
          if (online.what === 'pickup') return;
          const kept = keepForBooking(draft);
          if (kept === undefined) return;
          event.preventDefault();
          location.assign(kept);
        }}
      >
        Book this
      </a>
    );
  const label = messageLabel(links);
  const words = links.isBookable ? 'Book this' : 'Ask us';
  return (
    <a href={links.whatsApp} rel="noopener" className={className} {...(short ? { 'aria-label': label } : {})}>
      {short ? words : label}
    </a>
  );
};

/** What “Book this” does, so that nobody has to try it. */
const nextWords = (links: BookingLinks): string => {
  if (links.online === undefined)
    return `“${messageLabel(links)}” opens WhatsApp with your price filled in. We answer in opening hours. It is booked once we confirm it.`;
  const account = 'You need a free account; what you typed here is kept.';
  return links.online.what === 'pickup'
    ? `“Book this” holds a time for the pickup and says which flight it makes. ${account}`
    : `“Book this” asks who receives it and what is inside, and gives it a place on a flight. ${account}`;
};

/** Books the price online, or sends it to us on WhatsApp or by the contact form. */
export const Book = ({
  links,
  draft,
  payment,
}: {
  readonly links: BookingLinks;
  readonly draft: Draft;
  readonly payment: string;
}) => (
  <div className="grid gap-2 print:hidden">
    <BookLink links={links} draft={draft} className={actionClass({ wide: true }, 'text-lg')} />
    {links.online === undefined ? null : (
      <a href={links.whatsApp} rel="noopener" className={actionClass({ look: 'plain', wide: true })}>
        Send it to us on WhatsApp
      </a>
    )}
    <a href={links.form} className={actionClass({ look: 'plain', wide: true })}>
      Send by form
    </a>
    <p className="text-sm text-ink-soft">
      {nextWords(links)} {payment}
    </p>
  </div>
);

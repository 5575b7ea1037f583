import { type MouseEvent, type ReactNode, useState } from 'react';
import { workFrom } from '#web/proof-of-work/post.ts';
import { signedInUser } from '#web/telemetry/signed-in.ts';
import { actionClass } from '#web/ui/button.tsx';
import type { BookingLinks } from '../booking/booking-links.ts';
import { keepForBooking } from '../booking/keep-for-booking.ts';
import { quoteFormOf } from '../save/use-saving.ts';
import type { Calculation } from '../use-calculation.ts';

/** The label of the message to us. A price that staff must confirm cannot be booked yet. */
const messageLabel = ({ isBookable }: BookingLinks): string =>
  isBookable ? 'Book this: send it to us' : 'Ask us to confirm: send it to us';

interface Booked {
  readonly links: BookingLinks;
  readonly form: Calculation;
}

/** Keeps what a guest is about to book, and goes on to the account that it needs. Who is signed in follows the link. */
const useBooking = ({ links: { online }, form }: Booked) => {
  const [busy, setBusy] = useState(false);
  const [work] = useState(() => workFrom('/api/quotes/challenge'));
  const isGuest = (): boolean => signedInUser().userId === undefined;
  const book = async (event: MouseEvent): Promise<void> => {
    const { draft, price } = form;
    const asked = quoteFormOf(form);
    // Another tab or window opens the link as it is, which has all of it.
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!online || !asked || !price || isElsewhere || !isGuest()) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    location.assign(await keepForBooking({ draft, form: asked, total: price.total, online }, work));
    // Whoever comes back to this page can press it again.
    setBusy(false);
  };
  return {
    busy,
    book,
    begin: () => {
      if (isGuest()) work.begin();
    },
  };
};

/** Books a price here. */
const OnlineLink = ({
  href,
  className,
  ...booked
}: Booked & { readonly href: string; readonly className: string }): ReactNode => {
  const { busy, book, begin } = useBooking(booked);
  return (
    <a
      href={href}
      className={className}
      aria-busy={busy || undefined}
      onPointerEnter={begin}
      onFocus={begin}
      onClick={(event) => void book(event)}
    >
      {busy ? 'One moment…' : 'Book this'}
    </a>
  );
};

/** The main action: books it here, or sends it to us when only a person can book it. `short` is for a place with little room. */
export const BookLink = ({
  links,
  form,
  className,
  short = false,
}: Booked & { readonly className: string; readonly short?: boolean }): ReactNode => {
  const { online } = links;
  if (online !== undefined)
    return <OnlineLink href={online.path} className={className} links={links} form={form} />;
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
  const account =
    signedInUser().userId === undefined ? 'You need a free account; what you typed here is kept.' : '';
  return links.online.what === 'pickup'
    ? `“Book this” holds a time for the pickup and says which flight it makes. ${account}`
    : `“Book this” asks who receives it and what is inside, and gives it a place on a flight. ${account}`;
};

/** Books the price online, or sends it to us on WhatsApp or by the contact form. */
export const Book = ({ links, form, payment }: Booked & { readonly payment: string }) => (
  <div className="grid gap-2 print:hidden">
    <BookLink links={links} form={form} className={actionClass({ wide: true }, 'text-lg')} />
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

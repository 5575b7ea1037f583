import { actionClass } from '#web/ui/button.tsx';
import type { BookingLinks } from '../booking/booking-links.ts';

/** The label of the main action. A price that staff must confirm cannot be booked yet. */
export const bookLabel = ({ isBookable }: BookingLinks): string =>
  isBookable ? 'Book this: send it to us' : 'Ask us to confirm: send it to us';

/** Sends the price to us, on WhatsApp or by the contact form. */
export const Book = ({ links, payment }: { readonly links: BookingLinks; readonly payment: string }) => (
  <div className="grid gap-2 print:hidden">
    <a href={links.whatsApp} rel="noopener" className={actionClass({ wide: true }, 'text-lg')}>
      {bookLabel(links)}
    </a>
    <a href={links.form} className={actionClass({ look: 'plain', wide: true })}>
      Send by form
    </a>
    <p className="text-sm text-ink-soft">
      “{bookLabel(links)}” opens WhatsApp with your price filled in. We answer in opening hours. It is booked
      once we confirm it. {payment}
    </p>
  </div>
);

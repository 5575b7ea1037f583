import type { ReactNode } from 'react';
import { phoneLink, whatsAppLink } from '#web/phrases/contact.ts';
import { actionClass } from '#web/ui/button.tsx';
import type { Site } from '../../page.ts';

const Way = ({
  title,
  bestFor,
  children,
}: {
  readonly title: string;
  readonly bestFor: string;
  /** The link itself. */
  readonly children: ReactNode;
}) => (
  <li className="grid content-between gap-5 border-t-[1.5px] border-ink py-5">
    <div>
      <h3 className="text-2xl">{title}</h3>
      <p className="mt-2 text-ink-soft">{bestFor}</p>
    </div>
    {children}
  </li>
);

/** Phone, WhatsApp and e-mail, and what each is best for. */
export const ReachUs = ({ site: { brand } }: { readonly site: Site }) => (
  <section id="reach" aria-labelledby="reach-title" className="mx-auto max-w-6xl px-4 py-10 sm:py-14">
    <h2 id="reach-title" className="sr-only">
      Ways to reach us
    </h2>
    <ul className="grid gap-x-10 lg:grid-cols-3">
      <Way
        title="Call"
        bestFor="For today: a van you are waiting for, a cutoff you might miss, a price for something unusual. When we are open, a person picks up."
      >
        <a href={phoneLink(brand)} className={actionClass({ wide: true }, 'font-mono text-lg')}>
          {brand.phone.display}
        </a>
      </Way>
      <Way
        title="WhatsApp"
        bestFor="For photos: what you want to send, a label, a dent. Put your name and your mailbox or tracking number in the first message."
      >
        <a
          href={whatsAppLink(brand, 'Hello, my mailbox or tracking number is ')}
          rel="noopener"
          className={actionClass({ look: 'plain', wide: true }, 'text-lg')}
        >
          Open WhatsApp
        </a>
      </Way>
      <Way
        title="Write"
        bestFor="For anything with papers, or when you want it in writing. We answer in the order messages come in."
      >
        <a href={`mailto:${brand.email}`} className={actionClass({ look: 'plain', wide: true }, 'text-lg')}>
          {brand.email}
        </a>
      </Way>
    </ul>
  </section>
);

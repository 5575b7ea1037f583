import { carrierWords } from '#domain/settings/capability-words.ts';
import { actionClass } from '#web/ui/button.tsx';
import type { Site } from '../../../page.ts';
import { SampleLabel } from './sample-label.tsx';

/** A section about the U.S. address, shown if `home.mailboxBlock` is set. */
export const MailboxBlock = ({ site: { brand, capabilities } }: { readonly site: Site }) => (
  <section aria-labelledby="mailbox-title" className="border-t border-rule">
    <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-12 sm:py-16 lg:grid-cols-2 lg:gap-16">
      <div className="grid gap-4">
        <h2 id="mailbox-title" className="text-3xl sm:text-4xl">
          Shop in the States with your own address
        </h2>
        <p className="max-w-prose text-lg text-ink-soft">
          Create an account, confirm your e-mail, and you have a mailbox number in {brand.facility.city}. Have
          stores send your orders there. You see what has come, choose what flies, and we fly it to you as one
          shipment.
        </p>
        <p className="max-w-prose text-ink-soft">{carrierWords(capabilities)}</p>
        <p>
          <a
            href="/auth/register"
            data-signed-out=""
            className={actionClass({ look: 'plain' }, '[&[hidden]]:hidden')}
          >
            Get your U.S. address
          </a>
          <a
            href="/dashboard"
            data-signed-in=""
            hidden
            className={actionClass({ look: 'plain' }, '[&[hidden]]:hidden')}
          >
            Go to my address
          </a>
        </p>
      </div>
      <SampleLabel brand={brand} />
    </div>
  </section>
);

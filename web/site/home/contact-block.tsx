import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { actionClass } from '#web/ui/button.tsx';

/** Hours, address and every way to reach somebody. The bottom bar leads here. */
export const ContactBlock = ({ brand }: { readonly brand: PublicBrand }) => (
  <section id="contact" aria-labelledby="contact-title" className="border-t border-rule bg-sunk">
    <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:py-20 lg:grid-cols-2">
      <div>
        <h2 id="contact-title" className="text-4xl sm:text-5xl">
          Someone answers
        </h2>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">
          A price, a pickup, a parcel you are waiting for: call or write, and say your mailbox number if you
          have one.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <a href={`tel:${brand.phone.e164}`} className={actionClass({ look: 'plain' }, 'font-mono')}>
            {brand.phone.display}
          </a>
          <a
            href={`https://wa.me/${brand.whatsapp.e164.replace('+', '')}`}
            rel="noopener"
            className={actionClass({ look: 'plain' })}
          >
            WhatsApp
          </a>
          <a href={`mailto:${brand.email}`} className={actionClass({ look: 'plain' })}>
            {brand.email}
          </a>
        </div>
      </div>
      <div>
        <h3 className="text-2xl">When the dock is open</h3>
        <dl className="mt-4">
          {brand.hours.map(({ days, hours }) => (
            <div
              key={days}
              className="flex flex-wrap justify-between gap-x-6 border-t border-rule py-3 text-lg tabular-nums"
            >
              <dt>{days}</dt>
              <dd className="font-semibold">{hours}</dd>
            </div>
          ))}
        </dl>
        <address className="border-t border-rule pt-3 not-italic text-ink-soft">
          {brand.facility.line1}, {brand.facility.city}, {brand.facility.state} {brand.facility.postalCode}
        </address>
      </div>
    </div>
  </section>
);

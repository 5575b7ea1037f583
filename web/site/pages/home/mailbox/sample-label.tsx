import { addressLines, virtualAddress } from '#domain/mailboxes/virtual-address.ts';
import type { PublicBrand } from '#domain/settings/site-settings.ts';

/** A sample address label. It is composed like a real one, for an invented person. */
export const SampleLabel = ({ brand }: { readonly brand: PublicBrand }) => {
  const lines = addressLines(virtualAddress(brand, { name: 'Your Name', mailboxNumber: '10482' }));
  return (
    <figure className="label-sheet -rotate-1 text-ink">
      <div className="flex items-center justify-between gap-4 border-b-[1.5px] border-ink px-5 py-3">
        <span className="font-display text-2xl font-extrabold">SHIP TO</span>
        <span className="label-caption">Specimen</span>
      </div>
      <address className="grid gap-0.5 px-5 py-5 font-mono text-base not-italic sm:text-lg">
        {lines.map((line) => (
          <span
            key={line}
            className={
              line.startsWith(brand.mailboxPrefix) ? 'w-fit bg-time px-1 font-semibold text-on-time' : ''
            }
          >
            {line}
          </span>
        ))}
      </address>
      <figcaption className="label-tear flex items-center justify-between gap-4 px-5 py-4">
        <span aria-hidden="true" className="label-bars w-32 shrink-0" />
        <span className="text-sm text-ink-soft">The number is yours for good.</span>
      </figcaption>
    </figure>
  );
};

import type { Site } from '../../page.ts';
import { Section } from '../../parts/section.tsx';
import { phoneLink } from '../../words/contact.ts';

/** Writing to us. The contact and the support page share it. */
export const WriteToUs = ({ site: { brand } }: { readonly site: Site }) => (
  <Section
    id="write"
    title="Write to us"
    lead={
      <>
        We answer by e-mail, in the order things come in. If it cannot wait, call{' '}
        <a href={phoneLink(brand)} className="text-link font-mono">
          {brand.phone.display}
        </a>
        .
      </>
    }
    beside
  >
    <p className="max-w-prose text-lg">
      Write to{' '}
      <a href={`mailto:${brand.email}`} className="text-link">
        {brand.email}
      </a>
      . Say what it is about, and give your mailbox or tracking number if you have one: then whoever reads it
      can look it up at once.
    </p>
  </Section>
);

import type { FormKind } from '#domain/enquiries/topics.ts';
import EnquiryForm from '#web/features/enquiries/enquiry-form.tsx';
import { phoneLink } from '#web/phrases/contact.ts';
import { Section } from '../../components/section.tsx';
import { Island } from '../../islands/island.tsx';
import type { Site } from '../../page.ts';

/** The contact form and the e-mail address, for the contact and the support page. */
export const WriteToUs = ({ site: { brand }, kind }: { readonly site: Site; readonly kind: FormKind }) => (
  <Section
    id="write"
    title="Write to us"
    lead={
      <>
        <p>
          We answer by e-mail, in the order messages come in. If it cannot wait, call{' '}
          <a href={phoneLink(brand)} className="text-link font-mono">
            {brand.phone.display}
          </a>
          .
        </p>
        <p className="mt-3">
          Do you prefer your own e-mail? Write to{' '}
          <a href={`mailto:${brand.email}`} className="text-link">
            {brand.email}
          </a>
          , and give your mailbox or tracking number if you have one.
        </p>
      </>
    }
    beside
  >
    <Island
      name="enquiry-form"
      of={EnquiryForm}
      props={{ kind, phone: brand.phone, email: brand.email }}
      readsQuery
      isThePoint={kind === 'contact'}
    />
  </Section>
);

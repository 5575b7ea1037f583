import { ENQUIRY_KEPT_DAYS } from '#domain/enquiries/limits.ts';
import { LAKE_KEPT_DAYS } from '#domain/lake/files.ts';
import { EXPORT_KEPT_DAYS } from '#domain/monitoring/exports/export-job.ts';
import { BATCH_KEPT_DAYS } from '#domain/telemetry/batch.ts';
import { Facts } from '../../components/facts.tsx';
import type { Site } from '../../page.ts';
import { phoneLink } from '../../phrases/contact.ts';
import type { ReadingSection } from '../reading/reading-section.ts';

const DAYS_PER_YEAR = 365;

const Seen = () => (
  <>
    <dl className="grid gap-4">
      <div>
        <dt className="font-semibold">You</dt>
        <dd>Your profile, your mailbox and what you send.</dd>
      </div>
      <div>
        <dt className="font-semibold">Our staff</dt>
        <dd>Mailboxes, messages and shipments, because they receive, answer and hand over.</dd>
      </div>
      <div>
        <dt className="font-semibold">Our analysts</dt>
        <dd>Errors, measurements and figures. Not your profile, not your parcels.</dd>
      </div>
      <div>
        <dt className="font-semibold">Our administrators</dt>
        <dd>All of the above. Each export of figures is noted with who asked for it.</dd>
      </div>
      <div>
        <dt className="font-semibold">Amazon Web Services</dt>
        <dd>
          Our cloud provider stores everything above and sends our e-mails, on our behalf and by our
          instructions, in the eastern United States.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">Airlines, customs and the consignee</dt>
        <dd>
          What they need for one shipment: names, contents, value, weight, and the consignee’s tax number.
        </dd>
      </div>
    </dl>
    <p>
      If you write to us on WhatsApp, WhatsApp carries that message under its own terms. Authorities get what
      the law obliges us to give, and no more.
    </p>
  </>
);

const Mails = () => (
  <>
    <p>
      We write to confirm your address, to send your mailbox number, to help with a forgotten password, to
      answer your messages, and when something happens to what you send. You cannot switch those off while you
      have an account, because without them it would not work.
    </p>
    <p>We send no newsletter. Should there ever be one, it will ask first.</p>
  </>
);

const Kept = () => (
  <>
    <Facts
      items={[
        {
          term: 'Profile and mailbox number',
          value: 'As long as the account',
          note: 'The number is never given to anybody else.',
        },
        {
          term: 'What you write with our forms, and our answers',
          value: `${ENQUIRY_KEPT_DAYS / DAYS_PER_YEAR} years from the last word`,
        },
        { term: 'Logs of our servers, which hold network addresses', value: '30 days' },
        { term: 'Errors, measurements and events of pages', value: `${BATCH_KEPT_DAYS} days` },
        {
          term: 'Copies of these for figures, and of what happened in the business',
          value: `${LAKE_KEPT_DAYS} days`,
          note: 'What pages measured is scrubbed as described above and names accounts by an id only. What happened in the business, such as a mailbox being given, carries the name and e-mail it happened to; only administrators may ask those copies.',
        },
        { term: 'Files that analysts export', value: `${EXPORT_KEPT_DAYS} days` },
        { term: 'Notices to our staff', value: 'One year' },
        { term: 'Papers of a shipment', value: 'Five years' },
      ]}
    />
    <p>What is counted in days goes by itself when they are over.</p>
  </>
);

const Rights = ({ site: { brand } }: { readonly site: Site }) => (
  <>
    <p>
      Your profile shows what we keep about you, and you can change it there. For anything else write to{' '}
      <a href={`mailto:${brand.email}`}>{brand.email}</a> from the address of your account, or call{' '}
      <a href={phoneLink(brand)}>{brand.phone.display}</a>. You can ask us
    </p>
    <ul>
      <li>what we have about you, and for a copy of it;</li>
      <li>to correct what is wrong;</li>
      <li>to delete it. Papers of shipments stay as long as the law wants them kept;</li>
      <li>to stop using it for a certain purpose.</li>
    </ul>
    <p>
      We make sure that it is you before we hand anything out. It costs nothing. If our answer does not
      satisfy you, the authority for data protection where you live hears complaints; in the United Kingdom
      that is the Information Commissioner’s Office.
    </p>
  </>
);

const Safety = () => (
  <>
    <p>
      All connections are encrypted, and so is what is stored. Our own logs show e-mail addresses only as a
      code that cannot be read back. Each part of the system may reach only the data it works with.
    </p>
    <p>
      If data of yours should get into wrong hands, we tell you what it was and what to do, as soon as we know
      it ourselves.
    </p>
    <p>When this page changes, its date at the top changes, and this chapter says what is new.</p>
  </>
);

/** The chapters about the use of data, retention, and rights. */
export const useSections: readonly ReadingSection[] = [
  { id: 'seen', title: 'Who sees what', Body: Seen },
  { id: 'mails', title: 'E-mails from us', Body: Mails },
  { id: 'kept', title: 'How long it is kept', Body: Kept },
  { id: 'rights', title: 'What you can ask', Body: Rights },
  { id: 'safety', title: 'How it is kept safe', Body: Safety },
];

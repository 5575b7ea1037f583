import { keptWords } from '#domain/kernel/kept-words.ts';
import { phoneLink } from '#web/phrases/contact.ts';
import { Facts } from '../../components/facts.tsx';
import type { Site } from '../../page.ts';
import type { ReadingSection } from './reading-section.ts';

/** The words at the beginning of a line. */
const period = (...asked: Parameters<typeof keptWords>): string => {
  const words = keptWords(...asked);
  return words[0]?.toUpperCase() + words.slice(1);
};

const Seen = () => (
  <>
    <dl className="grid gap-4">
      <div>
        <dt className="font-semibold">You</dt>
        <dd>Your profile, your mailbox and what you send.</dd>
      </div>
      <div>
        <dt className="font-semibold">Our staff</dt>
        <dd>Mailboxes, messages and shipments, so that they can do their work.</dd>
      </div>
      <div>
        <dt className="font-semibold">Our analysts</dt>
        <dd>Errors, measurements and statistics. Not your profile, not your parcels.</dd>
      </div>
      <div>
        <dt className="font-semibold">Our administrators</dt>
        <dd>All of the above. Every export is recorded with the name of the person who asked for it.</dd>
      </div>
      <div>
        <dt className="font-semibold">Amazon Web Services</dt>
        <dd>
          Our cloud provider stores everything above and sends our e-mails, for us and as we instruct it, in
          the eastern United States.
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
      If you write to us on WhatsApp, WhatsApp’s own terms apply to that message. Authorities get what the law
      requires, and no more.
    </p>
  </>
);

const Mails = () => (
  <>
    <p>
      We e-mail you to confirm your address, to send your mailbox number, to help with a forgotten password,
      to answer your messages, and when we need your answer about something you send. You cannot turn these
      off while you have an account, because it would not work without them.
    </p>
    <p>We send no newsletter. If we ever start one, we will ask you first.</p>
  </>
);

const Kept = () => (
  <>
    <Facts
      items={[
        {
          term: 'Profile and mailbox number',
          value: 'As long as you have the account',
          note: 'Nobody else ever gets your number.',
        },
        {
          term: 'Name, phone number and e-mail address of people without an account, and our staff’s notes',
          value: 'Until you ask us to delete them',
        },
        {
          term: 'What you write with our forms, and our answers',
          value: `${period('enquiries')} after the last message`,
        },
        { term: 'Logs of our servers, which hold network addresses', value: period('log') },
        { term: 'Errors, measurements and events of pages', value: period('record') },
        {
          term: 'Copies of these for statistics, and of business events',
          value: period('lake'),
          note: 'Measurements are cleaned as described above and name accounts by an id only. So do business events, such as a new mailbox. Those from before November 24, 2026 may contain a name and an e-mail address; only administrators can query these copies.',
        },
        { term: 'Files that administrators export', value: period('exportFile') },
        { term: 'Notices to our staff', value: period('notice') },
        { term: 'Quotes, with what you and we wrote about them', value: period('quotes') },
        {
          term: 'Pickups, and what was signed at the door',
          value: `${period('bookings')} after all is done`,
        },
        { term: 'Where our van was on its way to you', value: period('positions') },
        { term: 'Papers of a shipment', value: period('papers') },
        { term: 'Photos of goods, and what you send us on WhatsApp', value: period('photos') },
        {
          term: 'Who sends and who receives, with tax and ID numbers; invoices and payments',
          value: `At least ${keptWords('parties')}`,
          note: 'U.S. law asks for it.',
        },
      ]}
    />
    <p>What is kept for a number of days is then deleted automatically.</p>
  </>
);

const Rights = ({ site: { brand } }: { readonly site: Site }) => (
  <>
    <p>
      Your profile shows what we keep about you, and you can change it there. There you can also download all
      of it as one page, and close your account: we say first what has to be settled and what must stay, and
      then delete the rest. For anything else write to <a href={`mailto:${brand.email}`}>{brand.email}</a>{' '}
      from the address of your account, or call <a href={phoneLink(brand)}>{brand.phone.display}</a>. You can
      ask us
    </p>
    <ul>
      <li>what we have about you, and for a copy of it;</li>
      <li>to correct what is wrong;</li>
      <li>to delete it. Papers of shipments stay as long as the law requires;</li>
      <li>to stop using it for a certain purpose.</li>
    </ul>
    <p>
      We check that it is you before we give anything out. It is free. If you are not satisfied with our
      answer, you can complain to the data protection authority where you live; in the United Kingdom that is
      the Information Commissioner’s Office.
    </p>
  </>
);

const Safety = () => (
  <>
    <p>
      All connections are encrypted, and so is what is stored. Our own logs show e-mail addresses only as a
      code that cannot be read back. Each part of the system can reach only the data it needs.
    </p>
    <p>
      If your data ever gets into the wrong hands, we tell you what it was and what to do as soon as we know.
    </p>
    <p>
      When this page changes, its date at the top changes, and this chapter says what is new. New on December
      1, 2026: what we keep when our van comes to you. New on November 29, 2026: which tax and ID numbers we
      take, and how long we keep them.
    </p>
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

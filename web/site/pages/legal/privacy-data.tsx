import { BATCH_KEPT_DAYS } from '#domain/telemetry/batch.ts';
import type { Site } from '../../page.ts';
import { facilityWords } from '../../phrases/contact.ts';
import type { ReadingSection } from '../reading/reading-section.ts';

const Short = ({ site: { brand } }: { readonly site: Site }) => (
  <>
    <p>
      {brand.name}, {facilityWords(brand)}, answers for what is kept about you here.
    </p>
    <ul>
      <li>We keep what is needed to receive, fly and hand over your goods, and to answer you.</li>
      <li>We sell nothing about you, show no advertising and let no advertising network watch.</li>
      <li>We set no cookies. What rests on your device is listed below.</li>
      <li>You can ask what we have, have it corrected, and have it deleted.</li>
    </ul>
  </>
);

const Told = () => (
  <>
    <h3>When you register</h3>
    <p>
      Your name, e-mail, and address; your phone number and company if you give them. Your password goes to
      the sign-in service of our cloud provider, which keeps it in a form nobody can read back. We never see
      it.
    </p>
    <h3>When your mailbox is given</h3>
    <p>Your mailbox number and the address made of it, and when it was given.</p>
    <h3>When you write to us with a form</h3>
    <p>
      Your name, how to reach you, what you wrote, a mailbox or tracking number if you give one, our answer,
      and whether it is still open. To keep robots out, your browser does a moment of arithmetic, and we count
      forms by a code made of the network address; no other company is asked about you.
    </p>
    <h3>When you work out a price</h3>
    <p>
      The calculator works in your browser. Only a ZIP code goes to our server, which answers how far it is.
      We note that a price was worked out and to which country, not what you priced.
    </p>
    <h3>When you send something</h3>
    <p>
      Who sends and who receives, with address, phone and the tax number customs asks for; what is inside and
      what it is worth; weights, sizes and photos of what arrived. Airlines, customs and the law want most of
      that from us.
    </p>
  </>
);

const Measured = () => (
  <>
    <p>
      Every page sends us errors, how fast it was, and a few plain events, such as that a page was viewed or
      that the phone number was tapped. With them go the page’s path, the kind of browser, and a random id
      that is made anew each time a page is loaded. If you are signed in, your account’s id goes along, so
      that we can help when something broke for you.
    </p>
    <p>
      What looks like an e-mail address, phone number, card number, password or code is cut out before
      anything is stored. To count visitors without knowing them, we make a short code from network address
      and browser with a secret key, which is different every day; the network address itself is not stored
      with it.
    </p>
    <p>
      These records are deleted after {BATCH_KEPT_DAYS} days. Nobody is followed to other websites, and no
      other company gets them for its own ends.
    </p>
  </>
);

const Device = () => (
  <>
    <p>Your browser keeps for us, on your device only:</p>
    <ul>
      <li>that you are signed in, until you sign out;</li>
      <li>
        a registration you have begun, for 24 hours or until it is finished; the passwords in it are encrypted
        with a key that cannot leave your browser;
      </li>
      <li>a message you have begun in one of our forms, as long as its tab is open;</li>
      <li>the last price you worked out, until you work out another;</li>
      <li>the last 50 technical problems, without personal data, in case support asks for them;</li>
      <li>measurements that could not be sent yet, until they are.</li>
    </ul>
    <p>Deleting this website’s data in your browser’s settings deletes all of it.</p>
  </>
);

/** The chapters about the data that we have, and its sources. */
export const dataSections: readonly ReadingSection[] = [
  { id: 'short', title: 'The short of it', Body: Short },
  { id: 'told', title: 'What you tell us', Body: Told },
  { id: 'measured', title: 'What pages measure', Body: Measured },
  { id: 'device', title: 'What rests on your device', Body: Device },
];

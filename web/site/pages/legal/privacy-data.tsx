import { keptWords } from '#domain/kernel/kept-words.ts';
import { facilityWords } from '#web/phrases/contact.ts';
import type { Site } from '../../page.ts';
import type { ReadingSection } from './reading-section.ts';

const Short = ({ site: { brand } }: { readonly site: Site }) => (
  <>
    <p>
      {brand.name}, {facilityWords(brand)}, is responsible for the information kept about you here.
    </p>
    <ul>
      <li>We keep what we need to receive, fly and hand over your goods, and to answer you.</li>
      <li>We never sell your information, show no advertising and use no advertising network.</li>
      <li>We set no cookies. What is stored on your device is listed below.</li>
      <li>You can ask what we have, and ask us to correct or delete it.</li>
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
    <h3>When you get your mailbox</h3>
    <p>Your mailbox number, the address with it, and when you got it.</p>
    <h3>When you write to us with a form</h3>
    <p>
      Your name, how to reach you, what you wrote, a mailbox or tracking number if you give one, our answer,
      and whether it is still open. To keep robots out, your browser does a short calculation, and we count
      forms by a code made from your network address. No other company is asked about you.
    </p>
    <h3>When you call us, or write without an account</h3>
    <p>
      We keep your name, phone number and e-mail address, so that we know you next time. Our staff can add
      notes about how to help you.
    </p>
    <h3>When our van comes to you</h3>
    <p>
      Where and when we come, and what for. At the door: the name of the person who signs, their signature,
      which kind of ID they showed, photos, and where our driver’s phone was.
    </p>
    <h3>When you use the calculator</h3>
    <p>
      The calculator works in your browser. Only a ZIP code goes to our server, which answers how far it is.
      We record that someone got a price and to which country, not what it was for.
    </p>
    <h3>When you follow a shipment</h3>
    <p>
      Whoever has a tracking number can see where each piece is. They see no name, address, phone number,
      value or contents. The answer is the same for everyone.
    </p>
    <h3>When you send something</h3>
    <p>
      Who sends and who receives, with address and phone; what is inside and its value; that you agreed to a
      search; weights, sizes and photos of what arrived. Airlines, customs and the law require most of that.
    </p>
    <h3>Tax and ID numbers</h3>
    <p>
      We never ask the sender for the receiver’s tax number. The receiver gives it at the counter with their
      ID, where customs there asks for it. You give us your EIN only if we file your export. We store these
      numbers encrypted, write down who of us looks at one, and keep them with the shipment for at least{' '}
      {keptWords('parties')}.
    </p>
  </>
);

const Measured = () => (
  <>
    <p>
      Every page sends us errors, how fast it was, and a few plain events, such as that a page was viewed or
      that the phone number was tapped. With them go the page’s path, the kind of browser, and a random id
      that is new each time a page is loaded. If you are signed in, your account’s id is sent too, so that we
      can help when something goes wrong for you.
    </p>
    <p>
      What looks like an e-mail address, phone number, card number, password or code is removed before
      anything is stored. To count visitors without knowing who they are, we make a short code from network
      address and browser with a secret key that changes every day. The network address itself is not stored
      with it.
    </p>
    <p>
      These records are deleted after {keptWords('record')}. We do not follow you to other websites, and we
      never sell your details.
    </p>
  </>
);

const Device = () => (
  <>
    <p>Your browser stores this, on your device only:</p>
    <ul>
      <li>that you are signed in, until you sign out;</li>
      <li>
        a registration you have started, for 24 hours or until it is finished; the passwords in it are
        encrypted with a key that cannot leave your browser;
      </li>
      <li>a message you have started in one of our forms, as long as its tab is open;</li>
      <li>
        the e-mail address you have typed to sign in, as long as its tab is open, so that the next page has it
        too;
      </li>
      <li>your last price in the calculator, until the next one;</li>
      <li>a quote that waits until you have signed in, as long as its tab is open;</li>
      <li>the last 50 technical problems, without personal data, in case support asks for them;</li>
      <li>measurements that could not be sent yet, until they are.</li>
    </ul>
    <p>Deleting this website’s data in your browser’s settings deletes all of it.</p>
  </>
);

/** The chapters about the data that we have, and its sources. */
export const dataSections: readonly ReadingSection[] = [
  { id: 'short', title: 'In short', Body: Short },
  { id: 'told', title: 'What you tell us', Body: Told },
  { id: 'measured', title: 'What pages measure', Body: Measured },
  { id: 'device', title: 'What is stored on your device', Body: Device },
];

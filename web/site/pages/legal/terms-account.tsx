import type { Site } from '../../page.ts';
import type { ReadingSection } from '../reading/reading-section.ts';

const Scope = ({ site: { brand } }: { readonly site: Site }) => (
  <>
    <p>
      {brand.name} flies packages and barrels from {brand.facility.city}, New Jersey to Guyana, Jamaica,
      Trinidad, Barbados and Suriname. These terms hold between you and {brand.name} when you use this
      website, an account, a U.S. mailbox address, or send something with us.
    </p>
    <p>
      The short of it: tell us truthfully what is inside, bring it before the cutoff, pay what was promised
      for what you declared, and claim in time if something is wrong. The rest of this page says it exactly.
    </p>
    <p>
      You are the shipper: the person who hands goods over or has them sent to their mailbox. The consignee is
      the person who receives them.
    </p>
    <p>
      This website is made with software and fonts of others, who allow that:{' '}
      <a href="/licenses.txt">their notices</a>.
    </p>
  </>
);

const Account = () => (
  <>
    <p>
      Give your true name, address and e-mail when you register, and keep them right. We write to that e-mail
      when something needs your answer.
    </p>
    <p>
      Keep your password to yourself. What is done while signed in with it counts as done by you, until you
      tell us that somebody else has it.
    </p>
    <p>
      You may leave at any time: write to us and we close the account, once what lies in your mailbox has been
      sent or collected and what is owed has been paid. We may close an account that was used for forbidden
      goods or false declarations.
    </p>
  </>
);

const Mailbox = ({ site: { brand } }: { readonly site: Site }) => (
  <>
    <p>
      Your mailbox number is given when you confirm your e-mail. It is yours for good and is never given to
      anybody else. Put it on every order, on the line that reads “{brand.mailboxPrefix}” and the number.
    </p>
    <p>
      The address is for parcels that come by courier. For letters and parcels that the U.S. Postal Service
      delivers, postal rules ask for a signed form with two proofs of identity (USPS Form 1583). Ask us before
      you have anything sent by post.
    </p>
    <p>
      A parcel without a mailbox number cannot be matched to you. It waits until somebody shows the order or
      the invoice that belongs to it.
    </p>
    <p>The number is not a password: whoever knows it can send you something, and nothing more.</p>
  </>
);

/** The chapters about the parties, the account and the mailbox. */
export const accountTerms: readonly ReadingSection[] = [
  { id: 'scope', title: 'What these terms cover', Body: Scope },
  { id: 'account', title: 'Your account', Body: Account },
  { id: 'mailbox', title: 'Your U.S. mailbox address', Body: Mailbox },
];

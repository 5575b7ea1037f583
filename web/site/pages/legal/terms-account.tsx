import { allDestinations } from '#domain/kernel/destinations.ts';
import { listed } from '#domain/kernel/listed.ts';
import { carrierWords } from '#domain/settings/capability-words.ts';
import { stateWords } from '#web/phrases/state-words.ts';
import type { Site } from '../../page.ts';
import type { ReadingSection } from './reading-section.ts';

const Scope = ({ site: { brand } }: { readonly site: Site }) => (
  <>
    <p>
      {brand.name} flies packages and barrels from {brand.facility.city}, {stateWords(brand)} to{' '}
      {listed(allDestinations.map(({ country }) => country))}. These terms apply between you and {brand.name}{' '}
      when you use this website, an account or a U.S. mailbox address, or send something with us.
    </p>
    <p>
      In short: tell us truthfully what is inside, bring it before the cutoff, pay the price you were quoted
      for what you declared, and claim in time if something is wrong. The rest of this page has the details.
    </p>
    <p>
      You are the shipper: the person who hands goods over or has them sent to their mailbox. The consignee is
      the person who receives them.
    </p>
    <p>
      This website uses software and fonts made by others: <a href="/licenses.txt">their license notices</a>.
    </p>
  </>
);

const Account = () => (
  <>
    <p>
      Give your real name, address and e-mail when you register, and keep them up to date. We write to that
      e-mail when we need your answer.
    </p>
    <p>
      Keep your password to yourself. You are responsible for what is done with it until you tell us that
      someone else has it.
    </p>
    <p>
      You can leave at any time: write to us and we close the account, once everything in your mailbox has
      been sent or collected and everything is paid. We may close an account that was used for forbidden goods
      or false declarations.
    </p>
  </>
);

const Mailbox = ({ site: { brand, capabilities } }: { readonly site: Site }) => (
  <>
    <p>
      You get your mailbox number when you confirm your e-mail. It is yours for good. Nobody else gets it,
      unless you ask us to move it to their account. Put it on every order, on the line “{brand.mailboxPrefix}
      ” and the number.
    </p>
    <p>
      {carrierWords(capabilities)} U.S. Postal Service rules require Form 1583, signed, with two proofs of
      identity.
    </p>
    <p>
      A parcel is yours when your mailbox number and your name are on it, or when you announced its tracking
      number. Any other parcel waits until someone shows us the order or the invoice.
    </p>
    <p>The number is not a password: anyone who knows it can send you something, and nothing more.</p>
  </>
);

/** The chapters about the parties, the account and the mailbox. */
export const accountTerms: readonly ReadingSection[] = [
  { id: 'scope', title: 'What these terms cover', Body: Scope },
  { id: 'account', title: 'Your account', Body: Account },
  { id: 'mailbox', title: 'Your U.S. mailbox address', Body: Mailbox },
];

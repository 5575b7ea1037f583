import type { WholeCustomer } from '#domain/customers/endpoints.ts';
import { roleNames } from '#domain/identity/role-words.ts';
import { mailKinds, noticeWords } from '#domain/notifications/kinds.ts';
import type { Area } from '#web/shell/screens.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';

type Consents = WholeCustomer['consents'];

const kindsIn = (kinds: readonly (keyof typeof noticeWords)[]): string =>
  kinds.map((kind) => `“${noticeWords[kind].name}”`).join(', ');

const WhatsApp = ({ whatsApp }: Pick<Consents, 'whatsApp'>) => {
  if (whatsApp === undefined) return 'Not agreed. Do not send WhatsApp messages.';
  const { on, at, how, phoneEnd, kinds } = whatsApp;
  return (
    <>
      {on ? `Agreed for the number ending in ${phoneEnd}` : 'Ended'}{' '}
      {how === 'page' ? 'on their account page' : 'in a reply to us'}, <Instant at={at} />
      {on ? `: ${kindsIn(kinds)}` : '. Do not send WhatsApp messages.'}
    </>
  );
};

const Mail = ({ mail, returned }: Pick<Consents, 'mail' | 'returned'>) => {
  if (returned !== undefined)
    return (
      <>
        {returned.why === 'bounce' ? 'Our e-mail came back' : 'They reported our e-mail as spam'},{' '}
        <Instant at={returned.at} />. Nothing is sent to this address.
      </>
    );
  const off = mailKinds.filter((kind) => !mail.includes(kind));
  return off.length === 0 ? 'Everything' : `Switched off: ${kindsIn(off)}`;
};

/** What somebody agreed to be told, with when and how, and for admins what they may do here. */
export const ConsentsAndRights = ({
  whole: { consents, customer, profiles },
  area,
}: {
  readonly whole: WholeCustomer;
  readonly area: Area;
}) => {
  const { roles = [] } = profiles.find(({ user_id }) => user_id === customer.id) ?? {};
  const working = roles.filter((role) => role !== 'customer');
  return (
    <Section title="What we may send" className="grid gap-4">
      <dl className="grid gap-4">
        <Fact name="WhatsApp">
          <WhatsApp whatsApp={consents.whatsApp} />
        </Fact>
        <Fact name="E-mail">
          <Mail mail={consents.mail} returned={consents.returned} />
        </Fact>
        {area === '/admin' && working.length > 0 ? (
          <Fact name="Works here as">{roleNames(working)}</Fact>
        ) : null}
      </dl>
    </Section>
  );
};

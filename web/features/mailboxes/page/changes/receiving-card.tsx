import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import type { Addressee } from '#domain/mailboxes/receiving/addressee.ts';
import type { SignedForm } from '#domain/mailboxes/receiving/form-1583.ts';
import { idNames, witnessNames } from '#domain/mailboxes/receiving/form-1583-words.ts';
import { sameName } from '#domain/mailboxes/receiving/further-name.ts';
import { addresseesOf, mailRefusalWords, takesUsMail } from '#domain/mailboxes/us-mail.ts';
import { NamesEditor } from '#web/mailbox-names/names-editor.tsx';
import { dateWords } from '#web/phrases/days.ts';
import { addresseeWords } from '#web/phrases/form-1583-words.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { useMay } from '#web/session/use-session.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useNow } from '#web/ui/time/use-now.ts';
import { useNamesChange } from '../../use-changes.ts';
import { RecordForm } from './record-form.tsx';

/** What was seen when a form was signed. */
const Seen = ({ form: { ids, witnessed, signedOn } }: { readonly form: SignedForm }) => (
  <p className="text-sm text-ink-soft">
    Signed {dateWords(signedOn)}, {witnessNames[witnessed].toLowerCase()}. Seen:{' '}
    {ids.map(({ kind }) => idNames[kind]).join(', ')}.
  </p>
);

const doorWords = (mail: ReturnType<typeof takesUsMail>): string => {
  if (!mail.ok) return mailRefusalWords[mail.why];
  return mail.forwardTo === undefined ? 'Take its U.S. Mail.' : 'Take its U.S. Mail and send it on.';
};

const Row = ({
  addressee,
  mailbox,
  door,
  mayRecord,
}: {
  readonly addressee: Addressee;
  readonly mailbox: Mailbox;
  /** What to do with U.S. Mail in this name at the door. */
  readonly door: string;
  readonly mayRecord: boolean;
}) => {
  const { name, kind, status } = addressee;
  const form = mailbox.forms?.find((one) => sameName(one.name, name));
  return (
    <li className="grid gap-1 border-t border-rule py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0 wrap-anywhere">
          <strong className="font-semibold">{name}</strong>
          {kind === 'COMPANY' ? <span className="text-sm text-ink-soft"> Company</span> : null}
        </p>
        {mayRecord ? <RecordForm mailbox={mailbox} name={name} again={form !== undefined} /> : null}
      </div>
      <p className={status === 'EXPIRED' || status === 'REQUESTED' ? 'font-semibold text-wrong' : ''}>
        {addresseeWords(addressee)}
      </p>
      <p className="text-sm">{door}</p>
      {form === undefined ? null : <Seen form={form} />}
    </li>
  );
};

/** Who may receive at a mailbox, and who of them may get U.S. Mail. */
export const ReceivingCard = ({ mailbox }: { readonly mailbox: Mailbox }) => {
  const { capabilities } = useSiteSettings();
  const now = useNow();
  const isOpen = mailbox.status !== 'CLOSED' && mailbox.status !== 'CLOSING';
  const mayChange = useMay()('mailbox.manage') && isOpen;
  const change = useNamesChange(mailbox);
  return (
    <Card caption="Receiving" title="Who can receive here">
      <p>
        Parcels of UPS, FedEx, DHL and store vans are taken in each of these names. What to do with U.S. Mail
        (USPS), and with what another carrier hands to USPS, is said for each.
      </p>
      {mailbox.mailAskedAt === undefined ? null : (
        <p>
          The customer asked for U.S. Mail <Instant at={mailbox.mailAskedAt} />.
        </p>
      )}
      <ul className="border-b border-rule">
        {addresseesOf(mailbox, now).map((addressee) => (
          <Row
            key={addressee.name}
            addressee={addressee}
            mailbox={mailbox}
            door={doorWords(takesUsMail(mailbox, addressee.name, now, capabilities))}
            mayRecord={mayChange}
          />
        ))}
      </ul>
      {mayChange ? (
        <details>
          <summary className="unfold">Add or remove further names</summary>
          <NamesEditor names={mailbox.names ?? []} change={change} />
        </details>
      ) : null}
    </Card>
  );
};

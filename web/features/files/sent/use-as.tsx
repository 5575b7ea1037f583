import { customerEndpoints } from '#domain/customers/endpoints.ts';
import type { CustomerThing } from '#domain/customers/things.ts';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import { type FileSubject, subjectText } from '#domain/files/file.ts';
import { parcelEndpoints } from '#domain/parcels/endpoints.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';
import { useMay } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';

type Paper = NonNullable<CustomerThing['asks']>[number];

/** Something that waits for a paper. */
interface Waiting {
  /** Tracking number of a shipment, or code of a parcel. */
  readonly of: string;
  readonly paper: Paper;
}

/** Of what is known about a person as a customer. */
const personKey = (person: string) => ['customers', 'one', person] as const;

/** What of a person waits for a paper that somebody may send in a message, and whether that could be read. */
const useWaiting = (person: string) => {
  const { data, isError } = useReply(personKey(person), customerEndpoints.show, { params: { id: person } });
  const waiting = (data?.things ?? []).flatMap(({ items }) =>
    items.flatMap(({ id: of, asks = [] }) => asks.map((paper): Waiting => ({ of, paper }))),
  );
  return { waiting, hasFailed: isError && data === undefined };
};

/** Makes a file of a conversation the paper; a parcel is then told which file its invoice is. Done again, it is the same paper. */
const make = async (subject: FileSubject, id: string, { of, paper }: Waiting): Promise<Waiting> => {
  const query = { subject: subjectText(subject) };
  const made = await api(fileEndpoints.use, { params: { id }, query, body: paper });
  if (paper.purpose === 'PARCEL_INVOICE')
    await api(parcelEndpoints.giveInvoice, { params: { code: of }, body: { file: made.id } });
  return { of, paper };
};

const names = {
  COMMERCIAL_INVOICE: 'invoice',
  PARCEL_INVOICE: 'invoice',
  PAYMENT_PROOF: 'proof of payment',
} as const satisfies Record<Paper['purpose'], string>;

const nameOf = ({ of, paper }: Waiting): string => `${names[paper.purpose]} of ${of}`;

interface Props {
  readonly subject: FileSubject;
  readonly id: string;
  /** Who wrote: the desk knows whose number it is. */
  readonly person: string;
}

const Uses = ({ subject, id, person }: Props) => {
  const { waiting, hasFailed } = useWaiting(person);
  const change = useChange((one: Waiting) => make(subject, id, one), personKey(person));
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {waiting.map((one) => (
          <Button
            key={nameOf(one)}
            look="plain"
            busy={change.isPending && change.variables.of === one.of}
            onClick={() => change.mutate(one)}
          >
            Use as {nameOf(one)}
          </Button>
        ))}
      </div>
      {hasFailed ? (
        <p role="alert" className="text-wrong">
          We could not see what waits for this photo or PDF. Load the page again.
        </p>
      ) : null}
      <p role="status">{change.data ? `This is the ${nameOf(change.data)} now.` : null}</p>
      {change.error ? (
        <p role="alert" className="text-wrong">
          {messageOf(change.error)}
        </p>
      ) : null}
    </div>
  );
};

/** What a photo or PDF of a conversation can become by one press: the invoice or proof that a shipment or parcel of this person waits for. */
export const UseAs = (props: Props) => {
  const may = useMay();
  return may('enquiry.manage') && may('customer.read') ? <Uses {...props} /> : null;
};

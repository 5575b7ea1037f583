import { type DestinationCode, destinations } from '#domain/kernel/destinations.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { type ConsigneeFields, phoneShown } from '#domain/shipments/form/people.ts';
import { useReply } from '#web/api/use-reply.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { emptyReceiver, ReceiverFields } from './receiver-fields.tsx';

const isSame = (one: ConsigneeFields, other: ConsigneeFields | undefined): boolean =>
  other !== undefined && one.name === other.name && one.to === other.to && one.street === other.street;

const Choice = ({
  receiver,
  chosen,
  onChoose,
}: {
  readonly receiver: ConsigneeFields;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}) => (
  <label className="choice">
    <input type="radio" name="receiver" checked={chosen} onChange={onChoose} className="sr-only" />
    <span className="grid min-w-0">
      <span className="break-words text-lg font-semibold">{receiver.name}</span>
      <span className="break-words text-sm">
        {receiver.street}, {receiver.city}, {destinations[receiver.to].country}
      </span>
      <span className="text-sm">{phoneShown(receiver, receiver.to)}</span>
    </span>
  </label>
);

/** Who receives it: the last one first, then the book of receivers, or somebody else. */
export const Receiver = ({
  last,
  receiver,
  isNew,
  home,
  problems,
  onChange,
}: {
  readonly last: ConsigneeFields | undefined;
  readonly receiver: ConsigneeFields | undefined;
  /** Somebody who is in no list is typed. */
  readonly isNew: boolean;
  readonly home: DestinationCode;
  readonly problems: Readonly<Record<string, string | undefined>>;
  readonly onChange: (receiver: ConsigneeFields, isNew: boolean) => void;
}) => {
  const book = useReply(['consignees'], shipmentEndpoints.consignees, {}).data?.consignees ?? [];
  const others = book.map(({ consignee }) => consignee).filter((one) => !isSame(one, last));
  const known = last === undefined ? others : [last, ...others];
  const typed = receiver ?? emptyReceiver(home);
  const isTyped = isNew || known.length === 0;
  return (
    <Section title="Who receives them?" className="grid gap-2">
      {known.length === 0 ? null : (
        <fieldset className="grid gap-2">
          <legend className="sr-only">Receiver</legend>
          {known.map((one) => (
            <Choice
              key={`${one.name} ${one.street} ${one.to}`}
              receiver={one}
              chosen={!isTyped && isSame(one, receiver)}
              onChoose={() => onChange(one, false)}
            />
          ))}
          <label className="choice">
            <input
              type="radio"
              name="receiver"
              checked={isTyped}
              onChange={() => onChange(emptyReceiver(home), true)}
              className="sr-only"
            />
            Someone else
          </label>
        </fieldset>
      )}
      {isTyped ? (
        <ReceiverFields receiver={typed} problems={problems} onChange={(next) => onChange(next, true)} />
      ) : null}
    </Section>
  );
};

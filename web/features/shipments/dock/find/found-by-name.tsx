import { destinations } from '#domain/kernel/destinations.ts';
import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useReply } from '#web/api/use-reply.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { progressWords } from '../../desk/state.tsx';

/** More than these are one name too common: whoever searches types more of it. */
const SHOWN = 8;
/** Shorter texts find too much. */
const SHORTEST = 2;

/** The open shipments of a name, a phone number or the end of one, for a box without a label. */
export const FoundByName = ({
  typed,
  onChoose,
}: {
  readonly typed: string;
  readonly onChoose: (number: string) => void;
}) => {
  const { data, error, isPending } = useReply(
    ['dock', 'found', typed],
    deskShipmentEndpoints.deskList,
    { query: { search: typed, limit: SHOWN } },
    { enabled: typed.length >= SHORTEST },
  );
  if (typed.length < SHORTEST) return <Alert>Type at least {SHORTEST} letters.</Alert>;
  if (error) return <Alert title="Not searched">{messageOf(error)}</Alert>;
  if (isPending || data === undefined) return <p className="text-xl text-ink-soft">Searching “{typed}”.</p>;
  if (data.items.length === 0)
    return (
      <Alert>
        “{typed}” is not one of our labels, and we found no open shipment with this name or phone number.
      </Alert>
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-lg font-semibold">Which shipment of “{typed}”?</legend>
      <div className="grid gap-2">
        {data.items.map(({ number, consigneeName, shipperName, to, pieces }) => (
          <Button key={number} look="plain" wide className="min-h-14" onClick={() => onChoose(number)}>
            <span className="grid min-w-0 gap-0.5 text-start">
              <span className="break-words">
                {consigneeName}, {destinations[to].country} ·{' '}
                {pieces.length === 1 ? '1 piece' : `${pieces.length} pieces`}
              </span>
              <span className="break-words font-normal text-ink-soft text-sm">
                {progressWords(pieces)} · from {shipperName} · <span className="font-mono">{number}</span>
              </span>
            </span>
          </Button>
        ))}
      </div>
      {data.items.length === SHOWN ? (
        <p className="mt-2 text-ink-soft">There may be more. Type more of the name.</p>
      ) : null}
    </fieldset>
  );
};

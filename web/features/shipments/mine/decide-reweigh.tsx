import { useState } from 'react';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import { subjectText } from '#domain/files/file.ts';
import { dollars } from '#domain/kernel/money.ts';
import { customerShipmentEndpoints } from '#domain/shipments/customer/shipment-endpoints.ts';
import { mayCancel } from '#domain/shipments/lifecycle.ts';
import { measuredRows, moreOf, pricesOf } from '#domain/shipments/next-step/reweigh-words.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { openInTab } from '#web/ui/open-tab.ts';
import { Cancel } from './cancel.tsx';

const Photos = ({ number, photos }: { readonly number: string; readonly photos: readonly string[] }) => {
  const [failure, setFailure] = useState('');
  const open = async (id: string): Promise<void> => {
    const query = { subject: subjectText({ kind: 'shipment', id: number }) };
    setFailure('');
    await openInTab(async () => (await api(fileEndpoints.open, { params: { id }, query })).url).catch(
      (error: unknown) => setFailure(messageOf(error)),
    );
  };
  return (
    <div className="flex flex-wrap gap-3">
      {photos.map((id, index) => (
        <Button key={id} look="plain" onClick={() => void open(id)}>
          {photos.length === 1 ? 'See the photo of the scale' : `See photo ${index + 1} of the scale`}
        </Button>
      ))}
      {failure ? (
        <p role="alert" className="w-full font-semibold text-wrong">
          {failure}
        </p>
      ) : null}
    </div>
  );
};

const Row = ({ what, was, is }: { readonly what: string; readonly was: string; readonly is: string }) => (
  <tr className="border-b border-rule align-top">
    <th scope="row" className="py-2 pe-2 text-start font-normal">
      {what}
    </th>
    <td className="py-2 pe-2">{was}</td>
    <td className="py-2 font-semibold">{is}</td>
  </tr>
);

/** What was declared beside what we measured. */
const Beside = ({ shipment }: { readonly shipment: Shipment }) => (
  <table className="w-full text-start">
    <caption className="sr-only">Declared and measured</caption>
    <thead>
      <tr className="border-b-[1.5px] border-ink">
        <td />
        <th scope="col" className="py-1 text-start">
          You told us
        </th>
        <th scope="col" className="py-1 text-start">
          We measured
        </th>
      </tr>
    </thead>
    <tbody>
      {measuredRows(shipment).map(([what, was, is]) => (
        <Row key={what} what={what} was={was} is={is} />
      ))}
    </tbody>
  </table>
);

/** Asks the sender for a yes to the price of what we measured. Nothing flies and nothing is charged before that. */
export const DecideReweigh = ({ shipment }: { readonly shipment: Shipment }) => {
  const { number, version, reweigh } = shipment;
  const decide = useChange(
    async (decision: 'APPROVE' | 'CANCEL') =>
      api(customerShipmentEndpoints.decideReweigh, { params: { number }, body: { version, decision } }),
    ['shipments'],
  );
  if (reweigh?.status !== 'TO_APPROVE') return null;
  const more = moreOf(shipment);
  return (
    <div className="grid w-full gap-3">
      <details>
        <summary className="unfold">See what we measured</summary>
        <div className="grid gap-4 pb-3">
          <Photos number={number} photos={reweigh.photos} />
          <Beside shipment={shipment} />
          <ul>
            {pricesOf(shipment).map(([label, sum]) => (
              <li key={label}>
                {label}: <strong className="font-semibold">{sum}</strong>
              </li>
            ))}
          </ul>
        </div>
      </details>
      {decide.error ? (
        <Alert title="Not saved">
          <p>{messageOf(decide.error)}</p>
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={decide.isPending && decide.variables === 'APPROVE'}
          disabled={decide.isPending}
          onClick={() => decide.mutate('APPROVE')}
        >
          {more > 0 ? `Approve ${dollars(more)} more` : 'Approve the new price'}
        </Button>
        {mayCancel(shipment.pieces) ? <Cancel shipment={shipment} /> : null}
      </div>
    </div>
  );
};

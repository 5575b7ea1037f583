import { useState } from 'react';
import { phoneKey } from '#domain/shipments/form/people.ts';
import { type Collection, codeEndpoints } from '#domain/shipments/handover/code-endpoints.ts';
import { collectEndpoints } from '#domain/shipments/handover/collect-endpoints.ts';
import { linkMessage } from '#domain/shipments/handover/link-message.ts';
import { doorTownOf } from '#domain/shipments/next-step/at-door.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';
import { MadeLink } from '#web/link-page/made-link.tsx';
import { SendByWhatsApp } from '#web/link-page/send-by-whatsapp.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { CollectorForm } from './collector.tsx';
import { collectionKey, shipmentKey } from './keys.ts';
import { linkWords, noLinkWords, openedWords } from './words.ts';

const endpointsFor = {
  sender: { show: codeEndpoints.collection, make: collectEndpoints.receiverLink },
  desk: { show: codeEndpoints.deskCollection, make: collectEndpoints.deskReceiverLink },
} as const;

interface Props {
  readonly shipment: Pick<
    Shipment,
    'number' | 'to' | 'shipper' | 'consignee' | 'pieces' | 'door' | 'bookedAt' | 'closedAt'
  >;
  readonly reader: keyof typeof endpointsFor;
}

/** The link that was just made, with the ways to send it to the receiver. */
const NewLink = ({ shipment, token }: Pick<Props, 'shipment'> & { readonly token: string }) => {
  const link = `${location.origin}/collect#${token}`;
  const text = linkMessage(shipment, link);
  return (
    <MadeLink link={link} words={linkWords.once} message={text}>
      <SendByWhatsApp text={text} phone={phoneKey(shipment.consignee, shipment.to)} />
    </MadeLink>
  );
};

const Link = ({ shipment, reader, shown }: Props & { readonly shown: Collection }) => {
  const { number } = shipment;
  const [token, setToken] = useState<{ token: string; version: number }>();
  const change = useChange(
    async () => api(endpointsFor[reader].make, { params: { number }, body: { version: shown.link.version } }),
    shipmentKey(number),
  );
  const { link, collector } = shown;
  const isNew = token !== undefined && token.version >= link.version;
  return (
    <div className="grid gap-4">
      {/* Beside a link that they have just made nothing is said of an older one. */}
      {isNew ? null : (
        <p className="max-w-prose">{link.version === 0 ? noLinkWords(shipment) : openedWords(link)}</p>
      )}
      {collector.name === undefined ? null : (
        <p className="break-words">
          May collect it as well: <strong>{collector.name}</strong>.
        </p>
      )}
      {isNew ? <NewLink shipment={shipment} token={token.token} /> : null}
      {change.isError ? <Alert title="No new link">{messageOf(change.error)}</Alert> : null}
      <Button
        look="plain"
        className="justify-self-start"
        busy={change.isPending}
        onClick={() =>
          change.mutate(undefined, {
            onSuccess: (made) => setToken({ token: made.token, version: made.shown.version }),
          })
        }
      >
        {link.version === 0 ? linkWords.make : linkWords.makeNew}
      </Button>
      {reader === 'sender' && doorTownOf(shipment) === undefined ? (
        <CollectorForm number={number} collector={collector} />
      ) : null}
    </div>
  );
};

/** The link by which the receiver sees what comes and how to collect it, for who may make one. */
export const ReceiverLink = (props: Props) => {
  const {
    shipment: { number, bookedAt, closedAt },
    reader,
  } = props;
  const isUnderWay = bookedAt !== undefined && closedAt === undefined;
  const query = useReply(
    collectionKey(number),
    endpointsFor[reader].show,
    { params: { number } },
    { enabled: isUnderWay },
  );
  if (!isUnderWay) return null;
  return (
    <Section title={linkWords.title} className="grid gap-4 border-t-[1.5px] border-ink pt-4">
      <Loaded query={query} loading="Loading the link…" lines={2}>
        {(shown) => <Link {...props} shown={shown} />}
      </Loaded>
    </Section>
  );
};

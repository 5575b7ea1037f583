import { useState } from 'react';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { collectionWords } from '#domain/settings/capability-words.ts';
import { codeEndpoints, type Collection as Shown } from '#domain/shipments/handover/code-endpoints.ts';
import { collectedWords } from '#domain/shipments/handover/collected-words.ts';
import { WHO_COLLECTS, whoMayCollectIn } from '#domain/shipments/handover/who-collects.ts';
import { hasFlown } from '#domain/shipments/lifecycle.ts';
import { AT_DOOR, doorTownOf, isAllOut } from '#domain/shipments/next-step/at-door.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { codeWords } from '../arrivals/words.ts';
import { GivenCode } from './given-code.tsx';
import { collectionKey, shipmentKey } from './keys.ts';
import { ProofOf } from './proof-of.tsx';
import { codeWordsHere } from './words.ts';

const endpointsFor = {
  sender: { show: codeEndpoints.collection, give: codeEndpoints.giveCode },
  desk: { show: codeEndpoints.deskCollection, give: codeEndpoints.deskGiveCode },
} as const;
type Reader = keyof typeof endpointsFor;

interface Props {
  readonly shipment: Pick<Shipment, 'number' | 'to' | 'pieces' | 'door' | 'consignee'>;
  readonly reader: Reader;
  /** Whether this person may give a code. */
  readonly gives: boolean;
  /** Whether what is to be done now is to send the receiver the code. */
  readonly isAsked: boolean;
  /** Whether this person may open the signature and the photo of a handover. */
  readonly opens: boolean;
}

const Code = ({ shipment, reader, gives, isAsked, shown }: Props & { readonly shown: Shown }) => {
  const { give } = endpointsFor[reader];
  const { number } = shipment;
  const [code, setCode] = useState<string>();
  const change = useChange(
    async () => api(give, { params: { number }, body: { version: shown.shown.version } }),
    shipmentKey(number),
  );
  const { state, endsAt } = shown.shown;
  const isNew = code !== undefined && state === 'VALID';
  return (
    <>
      <p className="max-w-prose">
        {gives ? codeWordsHere(shown.shown, shipment, { isNew, isAsked }) : codeWords[state]}
        {state === 'VALID' && endsAt !== undefined
          ? ` ${isNew ? 'The code' : 'It'} can be used until ${new Date(endsAt).toLocaleDateString('en-US', { month: 'long', day: 'numeric' })}.`
          : ''}
      </p>
      {isNew ? <GivenCode shipment={shipment} code={code} /> : null}
      {change.isError ? <Alert title="No new code">{messageOf(change.error)}</Alert> : null}
      {shown.mayGive && gives ? (
        <Button
          look={isAsked && state !== 'VALID' ? 'primary' : 'plain'}
          className="justify-self-start"
          busy={change.isPending}
          onClick={() => change.mutate(undefined, { onSuccess: (reply) => setCode(reply.code) })}
        >
          {state === 'NONE' ? 'Get the code' : 'Get a new code'}
        </Button>
      ) : null}
    </>
  );
};

const Collected = ({
  shown,
  shipment: { number, to },
  opens,
}: Pick<Props, 'shipment' | 'opens'> & { readonly shown: Shown }) => (
  <ul className="grid gap-3">
    {shown.handovers.map((handover) => {
      const { id, storage } = handover;
      return (
        <li key={id} className="grid gap-2">
          <p>
            {collectedWords(handover, to)}
            {storage === 0 ? '' : ` Storage paid at the counter: ${dollars(storage)}.`}
          </p>
          {opens ? <ProofOf number={number} handover={handover} /> : null}
        </li>
      );
    })}
  </ul>
);

/** Who collects it with what, and where: to its sender. Nobody goes to the counter for what a driver brings. */
const AtCounter = ({ shipment, isAsked }: Pick<Props, 'shipment' | 'isAsked'>) => {
  const { to } = shipment;
  const { capabilities } = useSiteSettings();
  const { collectAt } = capabilities.destinations[to];
  if (doorTownOf(shipment) !== undefined) return null;
  const { city, taxNumber } = destinations[to];
  // What is to be done now says what to bring, and has the counter with its map, hours and phone.
  const isCounterSaid = isAsked && collectAt !== undefined;
  const where =
    collectAt === undefined
      ? `The receiver collects it in ${city}. Ask us for the address.`
      : collectionWords(capabilities, to);
  return (
    <>
      <p className="max-w-prose">{isAsked ? WHO_COLLECTS : whoMayCollectIn(taxNumber)}</p>
      {isCounterSaid ? null : <p className="max-w-prose">{where}</p>}
    </>
  );
};

/** What is still to be collected: where and by whom, and the code. What a driver has needs none, to its sender. */
const ToCollect = (props: Props & { readonly shown: Shown }) => {
  const { shipment, reader } = props;
  if (reader === 'desk') return <Code {...props} />;
  if (isAllOut(shipment)) return <p className="max-w-prose">{AT_DOOR}</p>;
  return (
    <>
      <AtCounter {...props} />
      <Code {...props} />
    </>
  );
};

/** The one-time code by which the receiver collects, and what was collected. From when the flight has left. */
export const Collection = (props: Props) => {
  const { shipment, reader, opens } = props;
  const { number, pieces } = shipment;
  const isOnItsWay = pieces.some(hasFlown);
  const query = useReply(
    collectionKey(number),
    endpointsFor[reader].show,
    { params: { number } },
    { enabled: isOnItsWay },
  );
  if (!isOnItsWay) return null;
  return (
    <Section title="Collecting it" className="grid gap-4 border-t-[1.5px] border-ink pt-4">
      <Loaded query={query} loading="Loading the code…" lines={3}>
        {(shown) => (
          <div className="grid gap-4">
            {shown.mayGive ? <ToCollect {...props} shown={shown} /> : null}
            {shown.mayGive || shown.handovers.length > 0 ? null : <p>Nothing is left to collect.</p>}
            {shown.handovers.length > 0 ? (
              <Collected shown={shown} shipment={shipment} opens={opens} />
            ) : null}
          </div>
        )}
      </Loaded>
    </Section>
  );
};

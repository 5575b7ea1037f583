import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type Replan as ReplanShown, replanEndpoints } from '#domain/shipments/rolls/replan-endpoints.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { readAfter, useReply } from '#web/api/use-reply.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { shipmentsWords, Told } from '#web/ui/asking/told.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';

const KEY = 'replan';
/** Milliseconds between two looks while shipments are moved, and before. */
const MOVING_MS = 3_000;
const WAITING_MS = 30_000;

const useReplan = (id: string) =>
  useReply(
    [KEY, id],
    replanEndpoints.replan,
    { params: { id } },
    {
      refetchInterval: ({ state: { data } }) =>
        data?.replan.confirmed && data.replan.left > 0 ? MOVING_MS : WAITING_MS,
    },
  );

const useConfirmation = (id: string) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (plan: string) => api(replanEndpoints.confirmReplan, { params: { id }, body: { plan } }),
    onSettled: readAfter(() => cache.invalidateQueries({ queryKey: [KEY, id] })),
  });
};

/** The shipments that go to one flight of the plan, or that find none. */
const Share = ({ share, area }: { readonly share: ReplanShown['flights'][number]; readonly area: Area }) => {
  const { departureId, day, shipments, pieces, lb, numbers } = share;
  return (
    <li className="grid gap-1 border-t border-rule py-3">
      <p className="font-semibold">
        {departureId && day ? (
          <Link to={`${area}/departures/${departureId}`} className={textLink}>
            {dayWords(day)}
          </Link>
        ) : (
          'No flight has a place for them'
        )}
      </p>
      <p>
        {shipmentsWords(shipments)}, {pieces === 1 ? '1 piece' : `${pieces} pieces`},{' '}
        {Math.ceil(lb).toLocaleString('en-US')} lb
      </p>
      <details>
        <summary className="unfold">Which ones</summary>
        <ul className="flex flex-wrap gap-x-4">
          {numbers.map((number) => (
            <li key={number}>
              <Link
                to={`${area}/shipments/${number}`}
                className="text-link inline-flex min-h-11 items-center font-mono"
              >
                {number}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
};

const Progress = ({ replan: { left, confirmed } }: { readonly replan: ReplanShown }) => {
  const nameOf = useNames(confirmed ? [confirmed.by] : []);
  if (!confirmed) return null;
  const total = confirmed.moved + left;
  return (
    <div className="grid gap-2" role="status">
      <p>
        {nameOf(confirmed.by)} confirmed this, <Instant at={confirmed.at} />.
      </p>
      <progress className="h-3 w-full accent-action" max={Math.max(1, total)} value={confirmed.moved}>
        {confirmed.moved}
      </progress>
      <p className="font-semibold">
        {left === 0
          ? `All ${total} have left this flight. Each sender was told.`
          : `${confirmed.moved} of ${total} have left this flight. Each sender is told.`}
      </p>
    </div>
  );
};

const Plan = ({ replan, area }: { readonly replan: ReplanShown; readonly area: Area }) => {
  const mayConfirm = useMay()('departure.manage');
  const confirmation = useConfirmation(replan.flight);
  const isChanged = confirmation.error instanceof ApiError && confirmation.error.code === 'PLAN_CHANGED';
  const refused = confirmation.error ? (
    <Alert kind={isChanged ? 'warning' : 'error'}>{messageOf(confirmation.error)}</Alert>
  ) : null;
  return (
    <div className="grid gap-4">
      <p>
        <strong>{shipmentsWords(replan.left)} still on this flight.</strong> Whoever booked first gets the
        earliest flight with a place. Shipments without a place become tasks.
      </p>
      <ul>
        {replan.flights.map((share) => (
          <Share key={share.departureId ?? 'none'} share={share} area={area} />
        ))}
      </ul>
      {mayConfirm ? (
        <AskFirst
          className="justify-self-start"
          disabled={replan.flights.length === 0}
          title="Move them?"
          button="Move them and tell each sender"
        >
          {(close) => (
            <div className="grid gap-4">
              <p>{shipmentsWords(replan.left)} will leave this flight.</p>
              <Told people={replan.told.people} news={replan.told.news} />
              {refused}
              <div className="flex flex-wrap gap-2">
                <Button busy={confirmation.isPending} onClick={() => confirmation.mutate(replan.plan)}>
                  Move them
                </Button>
                <Button look="plain" disabled={confirmation.isPending} onClick={close}>
                  Not now
                </Button>
              </div>
            </div>
          )}
        </AskFirst>
      ) : null}
    </div>
  );
};

/** Where the shipments of a canceled flight go: the plan to confirm, then how far it is. */
export const Replan = ({ id, area }: { readonly id: string; readonly area: Area }) => (
  <Section title="Shipments of this flight" className="grid gap-4">
    <Loaded query={useReplan(id)} loading="Loading where they go…" lines={6}>
      {({ replan }) => {
        if (replan.confirmed) return <Progress replan={replan} />;
        return replan.left === 0 ? (
          <p>No shipment is on this flight.</p>
        ) : (
          <Plan replan={replan} area={area} />
        );
      }}
    </Loaded>
  </Section>
);

import { instantWords } from '#domain/kernel/short-times.ts';
import { opinionEndpoints } from '#domain/shipments/opinion/endpoints.ts';
import { markNames } from '#domain/shipments/opinion/mark.ts';
import { waitsForUs } from '#domain/shipments/opinion/opinion.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useMay } from '#web/session/use-session.ts';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { opinionKey, useShipmentChange } from '../use-desk-shipments.ts';
import { NotedForm } from './noted-form.tsx';

const Answer = ({ number, version }: { readonly number: string; readonly version: number }) => {
  const act = useAct(useShipmentChange(opinionEndpoints.opinionAnswered, number), {
    begin: { note: '' },
    input: ({ note }) => ({ params: { number }, body: { version, note: note.trim() } }),
  });
  return <NotedForm act={act} label="What came of it" press="We have been in touch" />;
};

/** How the sender found it, once everything was handed over, and what we promised and did about it. Nothing while they have not said. */
export const Opinion = ({ shipment: { number, state } }: { readonly shipment: Shipment }) => {
  const may = useMay();
  const { data } = useReply(
    opinionKey(number),
    opinionEndpoints.deskOpinion,
    { params: { number } },
    { enabled: state === 'DELIVERED' },
  );
  const opinion = data?.opinion;
  if (opinion === undefined) return null;
  const { mark, words, at, promisedBy, answered, version } = opinion;
  const waits = waitsForUs(opinion);
  return (
    <Section title="How it was" className="min-w-0 space-y-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={waits ? 'time' : 'plain'}>{markNames[mark]}</Badge>
        <span className="text-sm text-ink-soft">
          The sender, <Instant at={at} />
        </span>
      </p>
      {words === undefined ? null : <p className="break-words">“{words}”</p>}
      {waits && promisedBy !== undefined ? (
        <p className="font-semibold">We promised to get in touch by {instantWords(new Date(promisedBy))}.</p>
      ) : null}
      {answered === undefined ? null : (
        <p className="break-words">
          We were in touch, <Instant at={answered.at} />: {answered.note}
        </p>
      )}
      {waits && may('shipment.manage') ? <Answer number={number} version={version} /> : null}
    </Section>
  );
};

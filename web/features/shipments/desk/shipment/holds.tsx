import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import { type HoldKind, type HoldStep, holdKinds, holds } from '#domain/shipments/holds.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { useMay } from '#web/session/use-session.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { AnswerReweigh } from '../../caller/answer-reweigh.tsx';
import { useShipmentChange } from '../use-desk-shipments.ts';
import { NotedForm } from './noted-form.tsx';

const stepNames: Readonly<Record<HoldStep, string>> = {
  booking: 'booking',
  manifest: 'the flight',
  handover: 'handing over',
};

type PlacedHold = Shipment['holds'][number];

const Clear = ({ shipment, kind }: { readonly shipment: Shipment; readonly kind: HoldKind }) => {
  const { number, version } = shipment;
  const act = useAct(useShipmentChange(deskShipmentEndpoints.deskClearHold, number), {
    begin: { note: '' },
    input: ({ note }) => ({ params: { number, kind }, body: { version, note: note.trim() } }),
    done: () => toast.success(`Cleared: ${holds[kind].name}.`),
  });
  return <NotedForm act={act} label="What was done about it" press="Clear the hold" />;
};

const Placed = ({
  shipment,
  hold,
  isAbove,
}: {
  readonly shipment: Shipment;
  readonly hold: PlacedHold;
  readonly isAbove: boolean;
}) => {
  const may = useMay();
  const { name, blocks, remedy, clearedBy, byCustomer } = holds[hold.kind];
  return (
    <li className="grid gap-2 border-s-4 border-wrong ps-4">
      <p className="font-semibold">{name}</p>
      <p className="text-sm text-ink-soft">
        Placed <Instant at={hold.at} />. It blocks {blocks.map((step) => stepNames[step]).join(' and ')}.
        {byCustomer === true ? ' The sender can clear it too.' : ''}
      </p>
      {hold.note === undefined || (isAbove && hold.kind === 'PAYMENT_DUE') ? null : (
        <p className="break-words">{hold.note}</p>
      )}
      {isAbove ? null : <p>{remedy}</p>}
      {hold.kind === 'REWEIGH' && may('shipment.manage') ? <AnswerReweigh shipment={shipment} /> : null}
      {clearedBy !== undefined && may(clearedBy) ? <Clear shipment={shipment} kind={hold.kind} /> : null}
    </li>
  );
};

const Place = ({ shipment, kinds }: { readonly shipment: Shipment; readonly kinds: readonly HoldKind[] }) => {
  const { number, version } = shipment;
  const act = useAct(useShipmentChange(deskShipmentEndpoints.placeHold, number), {
    begin: { kind: '' as HoldKind, note: '' },
    input: ({ kind, note }) => ({ params: { number }, body: { version, kind, note: note.trim() } }),
    done: (_, { kind }) => toast.success(`On hold: ${holds[kind].name}.`),
  });
  const chosen = kinds.find((kind) => kind === act.values.kind);
  return (
    <details>
      <summary className="unfold">Place a hold</summary>
      <NotedForm act={act} label="Why" press="Place the hold" disabled={chosen === undefined}>
        <PlainSelect label="Hold" hint={chosen && holds[chosen].placedWhen} required {...act.field('kind')}>
          <option value="">Choose one</option>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {holds[one].name}
            </option>
          ))}
        </PlainSelect>
      </NotedForm>
    </details>
  );
};

/** The holds on a shipment: what each blocks, who clears it and how, and a form to place another. */
export const Holds = ({
  shipment,
  above,
}: {
  readonly shipment: Shipment;
  /** Those of which the top of the page says what to do, and how much is to be paid. */
  readonly above: readonly HoldKind[];
}) => {
  const may = useMay();
  const placed = shipment.holds.map(({ kind }) => kind);
  const kinds = holdKinds.filter((kind) => {
    const { placedBy } = holds[kind];
    return !placed.includes(kind) && placedBy !== undefined && may(placedBy);
  });
  return (
    <Section title="Holds" className="min-w-0 space-y-3">
      {shipment.holds.length === 0 ? (
        <p className="text-ink-soft">No holds.</p>
      ) : (
        <ul className="grid gap-6">
          {shipment.holds.map((hold) => (
            <Placed key={hold.kind} shipment={shipment} hold={hold} isAbove={above.includes(hold.kind)} />
          ))}
        </ul>
      )}
      {kinds.length > 0 && shipment.closedAt === undefined ? (
        <Place shipment={shipment} kinds={kinds} />
      ) : null}
    </Section>
  );
};

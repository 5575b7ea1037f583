import { fileEndpoints } from '#domain/files/endpoints.ts';
import { subjectText } from '#domain/files/file.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { measureEndpoints } from '#domain/shipments/dock/measure-endpoints.ts';
import { mayMeasure, needsScalePhoto, percentOver } from '#domain/shipments/measuring.ts';
import { type Piece, weightOf } from '#domain/shipments/pieces.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useMay } from '#web/session/use-session.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { useShipmentChange } from '../use-desk-shipments.ts';

const THOUSANDTHS = 1000;
/** As many as are looked at for a photo; the newest come first. */
const NEWEST = 25;

/** The newest photo of the scale among the papers of the shipment. */
const useScalePhoto = (number: string): string | undefined => {
  const subject = subjectText({ kind: 'shipment', id: number });
  const { data } = useReply(['files', subject, undefined], fileEndpoints.list, {
    query: { subject, limit: NEWEST },
  });
  return data?.items.find(({ purpose, state }) => purpose === 'SCALE_PHOTO' && state === 'RELEASED')?.id;
};

const numberIn = (typed: string): number | undefined => {
  const value = Number(typed.replace(',', '.'));
  return typed.trim() !== '' && value > 0 ? value : undefined;
};

const empty = { piece: '', weight: '', length: '', width: '', height: '' };
type Typed = typeof empty;

/** The three sides in inches; undefined when none was typed, and false when only some were. */
const sidesOf = ({ length, width, height }: Typed) => {
  const sides = [length, width, height].map(numberIn);
  if (sides.every((side) => side === undefined)) return undefined;
  const [l, w, h] = sides;
  if (l === undefined || w === undefined || h === undefined) return false;
  return { length: l, width: w, height: h, unit: 'in' as const };
};

/** What the scale and the tape say; undefined until enough was typed. */
const foundIn = (typed: Typed) => {
  const weight = numberIn(typed.weight);
  const sides = sidesOf(typed);
  return weight === undefined || sides === false
    ? undefined
    : { thousandthsLb: Math.round(weight * THOUSANDTHS), ...(sides ? { sides } : {}) };
};

/** What the photo of the scale is for, before anything is sent; undefined while none is needed. By the rule of the dock and the server. */
const photoWords = (
  piece: Piece,
  found: Pick<Piece, 'thousandthsLb' | 'sides'> | undefined,
): string | undefined =>
  found && needsScalePhoto(piece, found)
    ? `Over by ${percentOver(piece, found)}%. Add a photo of the scale under papers first: the sender may be asked, and then sees it.`
    : undefined;

const MeasureForm = ({ shipment }: { readonly shipment: Shipment }) => {
  const { number } = shipment;
  const open = shipment.pieces.filter(mayMeasure);
  const photo = useScalePhoto(number);
  const pieceOf = (typed: Typed) => open.find(({ n }) => String(n) === typed.piece) ?? open[0];
  const neededFor = (typed: Typed) => {
    const piece = pieceOf(typed);
    return piece && photo === undefined ? photoWords(piece, foundIn(typed)) : undefined;
  };
  const act = useAct(useShipmentChange(measureEndpoints.measure, number), {
    begin: empty,
    schema: formSchema<Typed>((typed) => onlyErrors({ photo: neededFor(typed) })),
    // Another text is another event.
    perText: true,
    input: (typed, eventId) => ({
      params: { number },
      body: {
        eventId,
        pieces: [pieceOf(typed)].flatMap((piece) => {
          const found = foundIn(typed);
          return piece && found ? [{ n: piece.n, ...found, ...(photo === undefined ? {} : { photo }) }] : [];
        }),
      },
    }),
    keeps: ['piece'],
    done: (_, typed) => toast.success(`Measured: piece ${pieceOf(typed)?.n}.`),
  });
  const piece = pieceOf(act.values);
  if (piece === undefined) return null;
  const needed = neededFor(act.values);
  return (
    <ActForm act={act} noValidate={false} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <PlainSelect label="Piece" required {...act.field('piece')} value={String(piece.n)}>
          {open.map(({ n }) => (
            <option key={n} value={n}>
              {n} of {shipment.pieces.length}
            </option>
          ))}
        </PlainSelect>
        <PlainInput
          label="Weight in pounds"
          hint={`Now ${weightOf(piece) / THOUSANDTHS} lb, ${piece.measured === undefined ? 'as declared' : 'as measured'}`}
          inputMode="decimal"
          required
          {...act.field('weight')}
        />
      </div>
      {piece.kind === 'BOX' ? (
        <div className="grid grid-cols-3 gap-2">
          <PlainInput label="Length, in" inputMode="decimal" {...act.field('length')} />
          <PlainInput label="Width, in" inputMode="decimal" {...act.field('width')} />
          <PlainInput label="Height, in" inputMode="decimal" {...act.field('height')} />
        </div>
      ) : null}
      {sidesOf(act.values) === false ? (
        <p className="font-semibold text-wrong">Enter all three sides, or none.</p>
      ) : null}
      {needed === undefined ? null : (
        <Alert kind={act.problem('photo') ? 'error' : 'warning'} title="A photo is needed">
          {needed}
        </Alert>
      )}
      {photo === undefined ? null : (
        <p className="text-sm text-ink-soft">The newest photo of the scale under papers goes with it.</p>
      )}
      <ActButton act={act} look="plain" disabled={foundIn(act.values) === undefined}>
        Save weight and size
      </ActButton>
      <ActFailure act={act} title="Not saved" />
    </ActForm>
  );
};

/** Weighs and measures the pieces that are at the dock, one after the other. */
export const Measure = ({ shipment }: { readonly shipment: Shipment }) => {
  const may = useMay();
  return may('piece.manage') && shipment.pieces.some(mayMeasure) ? (
    <Section title="Weigh and measure" className="min-w-0 space-y-3">
      <MeasureForm shipment={shipment} />
    </Section>
  ) : null;
};

import { useRef, useState } from 'react';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import { subjectText } from '#domain/files/file.ts';
import { measureEndpoints } from '#domain/shipments/dock/measure-endpoints.ts';
import { mayMeasure, needsScalePhoto, percentOver } from '#domain/shipments/measuring.ts';
import { type Piece, weightOf } from '#domain/shipments/pieces.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useMay } from '#web/session/use-session.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
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

const empty = { weight: '', length: '', width: '', height: '' };
type Typed = typeof empty;

/** The three sides in inches; undefined when none was typed, and false when only some were. */
const sidesOf = ({ length, width, height }: Typed) => {
  const sides = [length, width, height].map(numberIn);
  if (sides.every((side) => side === undefined)) return undefined;
  const [l, w, h] = sides;
  if (l === undefined || w === undefined || h === undefined) return false;
  return { length: l, width: w, height: h, unit: 'in' as const };
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
  const measure = useShipmentChange(measureEndpoints.measure, number);
  const photo = useScalePhoto(number);
  const [chosen, setChosen] = useState(String(open[0]?.n ?? ''));
  const [typed, setTyped] = useState(empty);
  const [isAsked, setIsAsked] = useState(false);
  /** The same until it is kept, so that a second press after a lost answer changes nothing twice. */
  const eventId = useRef(uuidV7());
  const piece = open.find(({ n }) => String(n) === chosen) ?? open[0];
  if (piece === undefined) return null;
  const weight = numberIn(typed.weight);
  const sides = sidesOf(typed);
  const found =
    weight === undefined || sides === false
      ? undefined
      : { thousandthsLb: Math.round(weight * THOUSANDTHS), ...(sides ? { sides } : {}) };
  const needed = photo === undefined ? photoWords(piece, found) : undefined;
  const change =
    (field: keyof Typed) =>
    ({ target }: { readonly target: { readonly value: string } }): void => {
      eventId.current = uuidV7();
      setTyped((before) => ({ ...before, [field]: target.value }));
    };
  const send = (): void => {
    if (found === undefined) return;
    if (needed !== undefined) {
      setIsAsked(true);
      return;
    }
    const one = { n: piece.n, ...found, ...(photo === undefined ? {} : { photo }) };
    measure.mutate(
      { params: { number }, body: { eventId: eventId.current, pieces: [one] } },
      {
        onSuccess: () => {
          toast.success(`Measured: piece ${piece.n}.`);
          eventId.current = uuidV7();
          setTyped(empty);
          setIsAsked(false);
        },
      },
    );
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <PlainSelect
          label="Piece"
          required
          value={String(piece.n)}
          onChange={({ target }) => {
            eventId.current = uuidV7();
            setChosen(target.value);
          }}
        >
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
          value={typed.weight}
          onChange={change('weight')}
        />
      </div>
      {piece.kind === 'BOX' ? (
        <div className="grid grid-cols-3 gap-2">
          <PlainInput
            label="Length, in"
            inputMode="decimal"
            value={typed.length}
            onChange={change('length')}
          />
          <PlainInput label="Width, in" inputMode="decimal" value={typed.width} onChange={change('width')} />
          <PlainInput
            label="Height, in"
            inputMode="decimal"
            value={typed.height}
            onChange={change('height')}
          />
        </div>
      ) : null}
      {sides === false ? <p className="font-semibold text-wrong">Enter all three sides, or none.</p> : null}
      {needed === undefined ? null : (
        <Alert kind={isAsked ? 'error' : 'warning'} title="A photo is needed">
          {needed}
        </Alert>
      )}
      {photo === undefined ? null : (
        <p className="text-sm text-ink-soft">The newest photo of the scale under papers goes with it.</p>
      )}
      <div>
        <Button type="submit" look="plain" busy={measure.isPending} disabled={found === undefined}>
          Save weight and size
        </Button>
      </div>
      {measure.error ? <Alert title="Not saved">{messageOf(measure.error)}</Alert> : null}
    </form>
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

import { useEffect, useRef, useState } from 'react';
import type { LengthUnit } from '#domain/kernel/measures.ts';
import type { PieceAtDock } from '#domain/shipments/dock/piece-at-dock.ts';
import { needsScalePhoto, percentOver } from '#domain/shipments/measuring.ts';
import { readPieceCode } from '#domain/shipments/piece-code.ts';
import { PhotoInput } from '#web/scanning/photo-input.tsx';
import type { KeptPhoto } from '#web/sending/photo.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Choices } from '#web/ui/forms/choices.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import {
  declaredSides,
  nothingTyped,
  readMeasure,
  type Typed,
  type Units,
  unitsOf,
  type Weighed,
} from './typed-measure.ts';

const BIG = '[&_input]:min-h-14 [&_input]:text-2xl';
const sideNames = { length: 'Length', width: 'Width', height: 'Height' } as const;
const sides = ['length', 'width', 'height'] as const;

/** What the photo is for, before anything is sent; undefined when none is needed. */
const photoWords = (
  piece: PieceAtDock | undefined,
  found: Omit<Weighed, 'photo'> | undefined,
): string | undefined => {
  if (piece === undefined)
    return 'There is no connection, so we cannot see what was declared. Take a photo of the scale, in case it is more.';
  if (found === undefined || !needsScalePhoto(piece, found)) return undefined;
  return `Over by ${percentOver(piece, found)}%. Take a photo of the scale: the sender may be asked, and then sees it.`;
};

interface Props {
  /** Absent without a connection: nobody knows here what was declared. */
  readonly piece: PieceAtDock | undefined;
  readonly units: Units;
  readonly onUnits: (units: Units) => void;
  readonly onScan: (text: string) => void;
  readonly onSave: (weighed: Weighed) => void;
  readonly onFail: (words: string) => void;
}

const UnitChoice = ({ units, onUnits }: Pick<Props, 'units' | 'onUnits'>) => (
  <Choices
    name="units"
    legend="Units of scale and tape"
    legendHidden
    choices={[
      { value: 'US', label: 'Pounds, inches' },
      { value: 'METRIC', label: 'Kilograms, centimeters' },
    ]}
    chosen={units}
    onChoose={onUnits}
    className="grid grid-cols-2 gap-2 [&_.choice]:min-h-12 [&_.choice]:justify-center"
  />
);

const Sides = ({
  typed,
  unit,
  declared,
  onType,
}: {
  readonly typed: Typed;
  readonly unit: LengthUnit;
  readonly declared: PieceAtDock['sides'];
  readonly onType: (field: keyof Typed, value: string) => void;
}) => {
  const told = declared && declaredSides(declared, unit);
  return (
    <div className="grid gap-2">
      <div className={`grid grid-cols-3 gap-2 ${BIG}`}>
        {sides.map((side) => (
          <PlainInput
            key={side}
            label={`${sideNames[side]}, ${unit}`}
            optional={false}
            inputMode="decimal"
            autoComplete="off"
            value={typed[side]}
            onChange={({ target }) => onType(side, target.value)}
          />
        ))}
      </div>
      {told ? (
        <Button
          look="quiet"
          className="min-h-12 justify-self-start"
          onClick={() => {
            for (const side of sides) onType(side, told[side]);
          }}
        >
          Size is as declared: {told.length} × {told.width} × {told.height} {unit}
        </Button>
      ) : null}
    </div>
  );
};

/** The scale: a weight and three sides in large fields. A scale or a scanner that types like a keyboard is heard in the first one. */
export const WeighForm = ({ piece, units, onUnits, onScan, onSave, onFail }: Props) => {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(nothingTyped);
  const [photo, setPhoto] = useState<KeptPhoto>();
  const [isAsked, setIsAsked] = useState(false);
  const toWeight = () => form.current?.querySelector<HTMLInputElement>('input:not([type])')?.focus();
  // The next thing that types is the scale.
  useEffect(toWeight, []);
  const { weight, length } = unitsOf[units];
  const read = readMeasure(typed, units);
  const needed = photoWords(piece, read.ok ? read.found : undefined);
  const type = (field: keyof Typed, value: string) => setTyped((before) => ({ ...before, [field]: value }));
  const save = (): void => {
    // The scanner types into the field as well.
    if (readPieceCode(typed.weight)) onScan(typed.weight);
    else if (read.ok && (needed === undefined || photo !== undefined))
      onSave({ ...read.found, ...(photo === undefined ? {} : { photo }) });
    else setIsAsked(true);
  };
  const wrong = isAsked && !read.ok ? read : undefined;
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <UnitChoice
        units={units}
        onUnits={(next) => {
          onUnits(next);
          toWeight();
        }}
      />
      <div className={BIG}>
        <PlainInput
          label={`Weight in ${weight === 'lb' ? 'pounds' : 'kilograms'}`}
          required
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          error={wrong?.field === 'weight' ? wrong.words : undefined}
          value={typed.weight}
          onChange={({ target }) => type('weight', target.value)}
        />
      </div>
      {piece?.kind === 'BARREL' ? null : (
        <Sides typed={typed} unit={length} declared={piece?.sides} onType={type} />
      )}
      {wrong?.field === 'sides' ? <p className="font-semibold text-wrong">{wrong.words}</p> : null}
      {needed === undefined || photo !== undefined ? null : (
        <Alert kind={isAsked ? 'error' : 'warning'} title="A photo is needed">
          {needed}
        </Alert>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        <PhotoInput
          label="Photo of the scale"
          purpose="SCALE_PHOTO"
          words={photo === undefined ? 'Take a photo of the scale' : 'Photo taken. Take another'}
          onPhoto={setPhoto}
          onFail={onFail}
        />
        <Button type="submit" wide className="min-h-14 text-lg">
          Save weight and size
        </Button>
      </div>
    </form>
  );
};

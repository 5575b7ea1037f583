import { useState } from 'react';
import { type Carrier, carriers } from '#domain/parcels/tracking/carriers.ts';
import { carrierName } from '#domain/parcels/tracking/parcel-title.ts';
import { PhotoInput } from '#web/scanning/photo-input.tsx';
import type { KeptPhoto } from '#web/sending/photo.ts';
import { Button } from '#web/ui/button.tsx';
import { Choices } from '#web/ui/forms/choices.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';

/** The carrier's count at the door. */
export interface Counted {
  readonly carrier: Carrier;
  readonly counted: number;
  readonly damaged: number;
  readonly photos: readonly KeptPhoto[];
}

const MOST = 2000;
const wholeIn = (typed: string): number | undefined =>
  /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : undefined;

/** What is wrong with the count, as it is said beside the button. */
const problemIn = (
  counted: number | undefined,
  damaged: number | undefined,
  photos: number,
): string | undefined => {
  if (counted === undefined || counted < 1 || counted > MOST) return 'Type how many the driver counted.';
  if (damaged === undefined || damaged > counted) return 'Type how many of them are damaged.';
  return damaged > 0 && photos === 0 ? 'Take a photo of what is damaged before you sign.' : undefined;
};

/** Notes what a driver brings, before anybody signs: how many, how many damaged, and photos of these. */
export const CountForm = ({
  onCount,
  onFail,
}: {
  readonly onCount: (counted: Counted) => void;
  readonly onFail: (words: string) => void;
}) => {
  const [carrier, setCarrier] = useState<Carrier>('UPS');
  const [typed, setTyped] = useState({ counted: '', damaged: '0' });
  const [photos, setPhotos] = useState<readonly KeptPhoto[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const [counted, damaged] = [wholeIn(typed.counted), wholeIn(typed.damaged)];
  const problem = problemIn(counted, damaged, photos.length);
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (problem === undefined && counted !== undefined && damaged !== undefined)
          onCount({ carrier, counted, damaged, photos });
      }}
    >
      <Choices
        name="carrier"
        legend="Carrier"
        choices={carriers.map((value) => ({ value, label: carrierName(value) }))}
        chosen={carrier}
        onChoose={setCarrier}
        className="grid grid-cols-2 gap-2 sm:grid-cols-4 [&_.choice]:min-h-12 [&_.choice]:justify-center"
      />
      <div className="grid grid-cols-2 gap-2 [&_input]:min-h-14 [&_input]:text-2xl">
        <PlainInput
          label="Parcels the driver counts"
          required
          inputMode="numeric"
          autoComplete="off"
          value={typed.counted}
          onChange={({ target }) => setTyped((before) => ({ ...before, counted: target.value }))}
        />
        <PlainInput
          label="Of these, damaged"
          required
          inputMode="numeric"
          autoComplete="off"
          value={typed.damaged}
          onChange={({ target }) => setTyped((before) => ({ ...before, damaged: target.value }))}
        />
      </div>
      {damaged ? (
        <PhotoInput
          label="Photo of the damage"
          purpose="DELIVERY_PHOTO"
          words={
            photos.length === 0 ? 'Photo of the damage, before you sign' : `${photos.length} taken. Another`
          }
          onPhoto={(photo) => setPhotos((before) => [...before, photo])}
          onFail={onFail}
        />
      ) : null}
      {isAsked && problem !== undefined ? <p className="font-semibold text-wrong">{problem}</p> : null}
      <Button type="submit" look="plain" wide className="min-h-14 text-lg">
        Note the count
      </Button>
    </form>
  );
};

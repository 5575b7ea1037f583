import { useState } from 'react';
import { MOST_RECEIPT_PHOTOS } from '#domain/runs/airport/airline-proof.ts';
import { flightWords } from '#domain/runs/airport/trip.ts';
import type { KeptPhoto } from '#web/sending/photo.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { PlainInput, PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { usePosition } from '../door/use-position.ts';
import { Photos } from '../photos.tsx';
import { useBack, View } from '../view.tsx';
import { WorkForm } from '../work-form.tsx';
import type { AtAirline } from './at-airline.ts';

const wholeNumber = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0);

interface Said {
  readonly pieces: string;
  readonly lb: string;
  readonly name: string;
  readonly note: string;
}

const missingIn = ({ pieces, lb, name }: Said, photos: readonly KeptPhoto[]): readonly string[] => [
  ...(photos.length === 0 ? ['a photo of the receipt'] : []),
  ...(wholeNumber(pieces) === 0 ? ['the pieces that they counted'] : []),
  ...(wholeNumber(lb) === 0 ? ['the weight'] : []),
  ...(name.trim().length < 2 ? ['who accepted it'] : []),
];

/** The airline has accepted the cargo: its receipt, and what is on it. */
export const TenderedPage = ({ run, trip, act }: AtAirline) => {
  const [said, setSaid] = useState<Said>({ pieces: '', lb: '', name: '', note: '' });
  const [photos, setPhotos] = useState<readonly KeptPhoto[]>([]);
  const position = usePosition();
  const back = useBack();
  const change = (part: Partial<Said>): void => setSaid((before) => ({ ...before, ...part }));
  const tell = async (): Promise<void> => {
    const note = said.note.trim();
    const proof = {
      ...{ id: uuidV7(), photos: [], pieces: wholeNumber(said.pieces), lb: wholeNumber(said.lb) },
      name: said.name.trim(),
      ...(note === '' ? {} : { note }),
      ...(position === undefined ? {} : { position }),
    };
    const at = new Date().toISOString();
    if (await act(run, { kind: 'TENDERED', stop: trip.flight, at, proof }, photos)) back();
  };
  return (
    <View name="tendered" caption={flightWords(trip)} title="The airline has it" onBack={back}>
      <p>Take a photo of their receipt. Then write what it says.</p>
      <WorkForm missing={missingIn(said, photos)} press="Tendered" onSend={tell}>
        <Photos
          label="Receipt of the airline"
          purpose="AIRLINE_RECEIPT"
          most={MOST_RECEIPT_PHOTOS}
          photos={photos}
          onPhotos={setPhotos}
        />
        <PlainInput
          label="Pieces that they counted"
          required
          inputMode="numeric"
          value={said.pieces}
          onChange={({ target }) => change({ pieces: target.value })}
        />
        <PlainInput
          label="Weight on the receipt (pounds)"
          required
          inputMode="numeric"
          value={said.lb}
          onChange={({ target }) => change({ lb: target.value })}
        />
        <PlainInput
          label="Who accepted it"
          required
          maxLength={80}
          autoComplete="off"
          value={said.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <PlainTextArea
          label="Note for dispatch"
          rows={2}
          maxLength={300}
          value={said.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </WorkForm>
    </View>
  );
};

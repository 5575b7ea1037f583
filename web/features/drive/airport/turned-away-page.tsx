import { useState } from 'react';
import { MOST_RECEIPT_PHOTOS } from '#domain/runs/airport/airline-proof.ts';
import { flightWords } from '#domain/runs/airport/trip.ts';
import { type TurnedAwayReason, turnedAwayReasons, turnedAwayWords } from '#domain/runs/airport/words.ts';
import type { KeptPhoto } from '#web/sending/photo.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Choices } from '#web/ui/forms/choices.tsx';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { usePosition } from '../door/use-position.ts';
import { Photos } from '../photos.tsx';
import { useBack, View } from '../view.tsx';
import { WorkForm } from '../work-form.tsx';
import type { AtAirline } from './at-airline.ts';

const choices = turnedAwayReasons.map((value) => ({ value, label: turnedAwayWords[value] }));

/** The airline did not take the cargo: why, with a photo that shows where the driver was. */
export const TurnedAwayPage = ({ run, trip, act }: AtAirline) => {
  const [reason, setReason] = useState<TurnedAwayReason>();
  const [written, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly KeptPhoto[]>([]);
  const position = usePosition();
  const back = useBack();
  const missing = [
    ...(reason === undefined ? ['the reason'] : []),
    ...(photos.length === 0 ? ['a photo that shows where you are'] : []),
  ];
  const tell = async (): Promise<void> => {
    if (reason === undefined) return;
    const note = written.trim();
    const proof = {
      ...{ id: uuidV7(), photos: [], reason },
      ...(note === '' ? {} : { note }),
      ...(position === undefined ? {} : { position }),
    };
    const at = new Date().toISOString();
    if (await act(run, { kind: 'TURNED_AWAY', stop: trip.flight, at, proof }, photos)) back();
  };
  return (
    <View name="turned-away" caption={flightWords(trip)} title="They did not take it" onBack={back}>
      <p>
        Call dispatch: they may know what helps. Else take a photo that shows where you are, and bring the
        pieces back to our dock.
      </p>
      <WorkForm missing={missing} press="They did not take it" onSend={tell}>
        <Choices
          name="reason"
          legend="Why"
          choices={choices}
          chosen={reason}
          onChoose={setReason}
          className="grid gap-2"
        />
        <Photos
          label="Photo that shows where you are"
          purpose="STOP_PHOTO"
          most={MOST_RECEIPT_PHOTOS}
          photos={photos}
          onPhotos={setPhotos}
        />
        <PlainTextArea
          label="Note for dispatch"
          rows={2}
          maxLength={300}
          value={written}
          onChange={({ target }) => setNote(target.value)}
        />
      </WorkForm>
    </View>
  );
};

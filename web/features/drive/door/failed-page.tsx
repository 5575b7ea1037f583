import { useState } from 'react';
import { type FailureReason, failureReasonNames, failureWords } from '#domain/bookings/failure-reasons.ts';
import type { OwnRun, OwnStop } from '#domain/runs/driving/own-run.ts';
import { MOST_PHOTOS } from '#domain/runs/driving/proof.ts';
import type { KeptPhoto } from '#web/sending/photo.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Choices } from '#web/ui/forms/choices.tsx';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import type { Tell } from '../day/use-tell.ts';
import { Photos } from '../photos.tsx';
import { useBack, View } from '../view.tsx';
import { WorkForm } from '../work-form.tsx';
import { keepDraft } from './draft.ts';
import { usePosition } from './use-position.ts';

const choices = failureReasonNames.map((value) => ({ value, label: failureWords('PICKUP', value) }));

const missingIn = (reason: FailureReason | undefined, photos: readonly KeptPhoto[]): readonly string[] => [
  ...(reason === undefined ? ['the reason'] : []),
  ...(photos.length === 0 ? ['a photo that shows where you are'] : []),
];

/** A stop that was in vain: why, with a photo that shows where the driver was. */
export const FailedPage = ({
  run,
  stop,
  userId,
  act,
}: {
  readonly run: OwnRun;
  readonly stop: OwnStop;
  readonly userId: string;
  readonly act: Tell['act'];
}) => {
  const [reason, setReason] = useState<FailureReason>();
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly KeptPhoto[]>([]);
  const position = usePosition();
  const back = useBack();
  const missing = missingIn(reason, photos);
  const tell = async (): Promise<void> => {
    if (reason === undefined) return;
    const proof = {
      id: uuidV7(),
      photos: [],
      reason,
      ...(note.trim() === '' ? {} : { note: note.trim() }),
      ...(position === undefined ? {} : { position }),
    };
    const at = new Date().toISOString();
    if (!(await act(run, { kind: 'FAILED', stop: stop.id, at, proof }, photos))) return;
    keepDraft(userId, stop.id, undefined);
    back();
  };
  return (
    <View name="failed" caption={stop.name} title="Could not be done" onBack={back}>
      <WorkForm missing={missing} press="It could not be done" onSend={tell}>
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
          most={MOST_PHOTOS}
          photos={photos}
          onPhotos={setPhotos}
        />
        <PlainTextArea
          label="Note for dispatch"
          rows={2}
          maxLength={300}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </WorkForm>
    </View>
  );
};

import { useEffect, useMemo, useState } from 'react';
import type { FilePurpose } from '#domain/files/purposes.ts';
import { PhotoInput } from '#web/scanning/photo-input.tsx';
import type { KeptPhoto } from '#web/sending/photo.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';

/** A photo that was taken, from memory, and the way to take it out again. */
const Taken = ({
  photo,
  place,
  onRemove,
}: {
  readonly photo: KeptPhoto;
  readonly place: number;
  readonly onRemove: () => void;
}) => {
  const url = useMemo(
    () => URL.createObjectURL(new Blob([photo.bytes], { type: photo.contentType })),
    [photo],
  );
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <li className="grid gap-1">
      <img src={url} alt={`${place}`} className="size-24 rounded-label object-cover" />
      <Button look="quiet" className="min-h-12 px-1" onClick={onRemove}>
        Remove<span className="sr-only"> photo {place}</span>
      </Button>
    </li>
  );
};

/** The photos of a stop, a fault or a receipt, and the camera for the next one. */
export const Photos = ({
  label,
  purpose,
  photos,
  most,
  onPhotos,
}: {
  /** What the photo is of. */
  readonly label: string;
  readonly purpose: FilePurpose;
  readonly photos: readonly KeptPhoto[];
  readonly most: number;
  readonly onPhotos: (photos: readonly KeptPhoto[]) => void;
}) => {
  const [failure, setFailure] = useState('');
  return (
    <div className="grid gap-2">
      {photos.length === 0 ? null : (
        <ul aria-label="Photos taken" className="flex flex-wrap gap-2">
          {photos.map((photo, at) => (
            <Taken
              key={photo.key}
              photo={photo}
              place={at + 1}
              onRemove={() => onPhotos(photos.filter(({ key }) => key !== photo.key))}
            />
          ))}
        </ul>
      )}
      {failure ? <Alert title="The photo was not taken">{failure}</Alert> : null}
      {photos.length < most ? (
        <PhotoInput
          label={label}
          purpose={purpose}
          look="plain"
          words={photos.length === 0 ? 'Take a photo' : 'Another photo'}
          onPhoto={(photo) => {
            setFailure('');
            onPhotos([...photos, photo]);
          }}
          onFail={setFailure}
        />
      ) : null}
    </div>
  );
};

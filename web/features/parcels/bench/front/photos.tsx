import { useEffect, useMemo, useState } from 'react';
import { messageOf } from '#web/api/api-error.ts';
import { PhotoInput } from '#web/scanning/photo-input.tsx';
import { type KeptPhoto, keptPhoto } from '#web/sending/photo.ts';
import { prepare } from '#web/sending/prepare.ts';
import { Button } from '#web/ui/button.tsx';

/** More than this nobody looks at. */
const MOST = 6;

/** A photo that was taken, from memory. */
const Thumb = ({ photo }: { readonly photo: KeptPhoto }) => {
  const url = useMemo(
    () => URL.createObjectURL(new Blob([photo.bytes], { type: photo.contentType })),
    [photo],
  );
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img src={url} alt="" className="size-16 rounded-label object-cover" />;
};

/** The photos of the parcel in hand, and the way to one where the camera is not open. */
export const Photos = ({
  photos,
  onPhoto,
  onFail,
}: {
  readonly photos: readonly KeptPhoto[];
  readonly onPhoto: (photo: KeptPhoto) => void;
  readonly onFail: (words: string) => void;
}) => (
  <div className="grid gap-2">
    {photos.length === 0 ? null : (
      <div className="flex flex-wrap items-center gap-2">
        {photos.map((photo) => (
          <Thumb key={photo.key} photo={photo} />
        ))}
        <span className="text-lg">{photos.length === 1 ? '1 photo' : `${photos.length} photos`}</span>
      </div>
    )}
    {photos.length < MOST ? (
      <PhotoInput
        label="Photo of the parcel"
        purpose="PARCEL_PHOTO"
        words={photos.length === 0 ? 'Take a photo' : 'Another photo'}
        onPhoto={onPhoto}
        onFail={onFail}
      />
    ) : null}
  </div>
);

/** One tap on the open camera takes the photo. */
export const Shutter = ({
  picture,
  onPhoto,
  onFail,
}: {
  readonly picture: () => Promise<File>;
  readonly onPhoto: (photo: KeptPhoto) => void;
  readonly onFail: (words: string) => void;
}) => {
  const [isBusy, setIsBusy] = useState(false);
  const take = async (): Promise<void> => {
    setIsBusy(true);
    try {
      onPhoto(await keptPhoto(await prepare(await picture()), 'PARCEL_PHOTO'));
    } catch (error) {
      onFail(messageOf(error));
    }
    setIsBusy(false);
  };
  return (
    <Button wide busy={isBusy} className="min-h-16 text-xl" onClick={() => void take()}>
      Photo
    </Button>
  );
};

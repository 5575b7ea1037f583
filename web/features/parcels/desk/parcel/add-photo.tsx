import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PhotoInput } from '#web/scanning/photo-input.tsx';
import { type KeptPhoto, sendPhoto, whenReleased } from '#web/sending/photo.ts';

/** Adds a photo of a parcel. It is there for its owner as soon as it was looked through. */
export const AddPhoto = ({ code }: { readonly code: string }) => {
  const cache = useQueryClient();
  const [failure, setFailure] = useState('');
  const add = async (photo: KeptPhoto): Promise<void> => {
    setFailure('');
    const subject = { kind: 'parcel', id: code } as const;
    await whenReleased(subject, await sendPhoto(subject, photo));
    await cache.invalidateQueries({ queryKey: ['files', `parcel:${code}`] });
  };
  return (
    <div className="grid justify-items-start gap-1">
      <PhotoInput
        label={`Photo of ${code}`}
        purpose="PARCEL_PHOTO"
        words="Add a photo"
        onPhoto={add}
        onFail={setFailure}
      />
      {failure ? (
        <p role="alert" className="font-semibold text-wrong">
          {failure}
        </p>
      ) : null}
    </div>
  );
};

import { useRef, useState } from 'react';
import type { FilePurpose } from '#domain/files/purposes.ts';
import { messageOf } from '#web/api/api-error.ts';
import { type KeptPhoto, keptPhoto } from '#web/sending/photo.ts';
import { prepare } from '#web/sending/prepare.ts';
import { Button } from '#web/ui/button.tsx';

/** A large button that opens the camera and gives one photo, ready to be kept on this device. */
export const PhotoInput = ({
  label,
  purpose,
  words,
  onPhoto,
  onFail,
}: {
  /** What the photo is of, for screen readers. */
  readonly label: string;
  readonly purpose: FilePurpose;
  readonly words: string;
  readonly onPhoto: (photo: KeptPhoto) => unknown;
  readonly onFail: (words: string) => void;
}) => {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const take = async (file: File): Promise<void> => {
    setIsBusy(true);
    try {
      await onPhoto(await keptPhoto(await prepare(file), purpose));
    } catch (error) {
      onFail(messageOf(error));
    }
    setIsBusy(false);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void take(file);
        }}
      />
      <Button
        look="quiet"
        wide
        busy={isBusy}
        className="min-h-14 text-lg"
        onClick={() => input.current?.click()}
      >
        {words}
      </Button>
    </>
  );
};

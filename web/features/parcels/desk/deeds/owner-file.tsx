import { useState } from 'react';
import { type OpenedFile, OpenFile } from '#web/photos/open-file.tsx';
import { usePhotoLink } from '#web/session/use-photo-link.ts';

/** A file as far as the page can show it: a photo stands here, a PDF is opened. */
export const OwnerFile = (props: OpenedFile) => {
  const link = usePhotoLink(props);
  const [isPicture, setIsPicture] = useState(true);
  return (
    <div className="grid gap-2">
      {link === undefined || !isPicture ? null : (
        <img
          src={link}
          alt={`The ${props.name}, as its owner sent it`}
          className="max-h-96 w-full border border-rule bg-sheet object-contain"
          onError={() => setIsPicture(false)}
        />
      )}
      <OpenFile {...props} />
    </div>
  );
};

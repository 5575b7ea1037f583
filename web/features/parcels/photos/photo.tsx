import { useState } from 'react';
import type { FileEntry } from '#domain/files/file.ts';
import { usePhotoLink } from '#web/session/use-photo-link.ts';
import { WhenNear } from '#web/ui/layout/when-near.tsx';
import { usePhotos } from './use-photos.ts';

/** A photo. Its place is kept while it loads. */
export const Photo = ({
  file,
  alt,
  className,
}: {
  readonly file: FileEntry;
  readonly alt: string;
  readonly className: string;
}) => {
  const link = usePhotoLink(file);
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <span className={`grid place-items-center bg-sunk text-sm text-ink-soft ${className}`}>
        The photo does not load
      </span>
    );
  return link === undefined ? (
    <span aria-hidden="true" className={`resting block ${className}`} />
  ) : (
    <img src={link} alt={alt} className={`bg-sunk ${className}`} onError={() => setFailed(true)} />
  );
};

const SMALL = 'size-16 shrink-0 rounded-label border border-rule object-cover';

const First = ({ code }: { readonly code: string }) => {
  const { query, photos } = usePhotos(code);
  const [first] = photos ?? [];
  if (first !== undefined) return <Photo file={first} alt="" className={SMALL} />;
  return <span aria-hidden="true" className={`block ${SMALL} ${query.isPending ? 'resting' : 'bg-sunk'}`} />;
};

/** The first photo of a parcel in a list. What is below the screen loads nothing until it is scrolled to. */
export const Thumbnail = ({ code }: { readonly code: string }) => (
  <WhenNear className={SMALL}>
    <First code={code} />
  </WhenNear>
);

import type { FileEntry } from '#domain/files/file.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { Photo } from '../photos/photo.tsx';
import { usePhotos } from '../photos/use-photos.ts';

const FRAME = 'w-full rounded-label border border-rule object-contain';

const Large = ({ file, index }: { readonly file: FileEntry; readonly index: number }) => (
  <Photo
    file={file}
    alt={index === 0 ? 'Your parcel as it came' : `Your parcel, photo ${index + 1}`}
    className={index === 0 ? `${FRAME} aspect-4/3` : `${FRAME} aspect-square`}
  />
);

/** The photos of a parcel: the first as wide as the page, the others beside each other. */
export const ParcelPhotos = ({ code }: { readonly code: string }) => {
  const { query, photos } = usePhotos(code);
  const [first, ...others] = photos ?? [];
  if (first === undefined)
    return query.isPending ? (
      <span aria-hidden="true" className="resting block aspect-4/3 w-full" />
    ) : (
      <p className="border-y border-rule py-4 text-ink-soft">
        There is no photo here. One that we took at our dock comes when the device there has a network.
      </p>
    );
  return (
    <Section title={<span className="sr-only">Photos</span>} className="grid gap-3">
      <Large file={first} index={0} />
      {others.length === 0 ? null : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {others.map((file, index) => (
            <li key={file.id}>
              <Large file={file} index={index + 1} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};

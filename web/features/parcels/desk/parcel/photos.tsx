import { Loaded } from '#web/ui/data/loaded.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Photo } from '../../photos/photo.tsx';
import { usePhotos } from '../../photos/use-photos.ts';
import { AddPhoto } from './add-photo.tsx';

/** The photos of a parcel, those of its arrival first, with the way to add one. */
export const Photos = ({ code, mayAdd }: { readonly code: string; readonly mayAdd: boolean }) => {
  const { query, photos = [] } = usePhotos(code);
  return (
    <Section title="Photos" className="grid min-w-0 gap-3">
      <Loaded query={query} loading="Loading the photos…" lines={4}>
        {() =>
          photos.length === 0 ? (
            <p className="text-ink-soft">
              There is no photo here. One that was taken at the bench comes when that device has a network.
            </p>
          ) : (
            <ul className="grid grid-cols-2 gap-3 @2xl:grid-cols-3">
              {photos.map((file, index) => (
                <li key={file.id} className="first:col-span-full">
                  <Photo
                    file={file}
                    alt={index === 0 ? 'The parcel as it came' : `The parcel, photo ${index + 1}`}
                    className={`w-full rounded-label border border-rule object-contain ${index === 0 ? 'aspect-4/3' : 'aspect-square'}`}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {mayAdd ? <AddPhoto code={code} /> : null}
    </Section>
  );
};

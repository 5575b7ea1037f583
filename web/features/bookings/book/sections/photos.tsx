import { MOST_PHOTOS } from '#domain/bookings/booking-form.ts';
import { PhotosField, type SentPhoto } from '#web/photos/photos-field.tsx';
import { useOwnId } from '#web/session/use-session.ts';

/** Up to four photos of the goods or of the way to the door. */
export const Photos = (props: {
  readonly photos: readonly SentPhoto[];
  readonly onChange: (update: (before: readonly SentPhoto[]) => readonly SentPhoto[]) => void;
}) => (
  <PhotosField
    {...props}
    subject={{ kind: 'person', id: useOwnId() }}
    purpose="PICKUP_PHOTO"
    most={MOST_PHOTOS}
    label="Photos for the pickup"
    hint="Of what it is, or of the way to the door"
    without="We come without it too."
  />
);

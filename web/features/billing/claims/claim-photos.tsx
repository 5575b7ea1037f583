import { MOST_CLAIM_PHOTOS } from '#domain/billing/claims/claim.ts';
import { PhotosField, type SentPhoto } from '#web/photos/photos-field.tsx';

/** A form with photos, as far as this field needs it. */
interface PhotosAct {
  readonly values: { readonly photos: readonly SentPhoto[] };
  readonly set: (name: 'photos', photos: readonly SentPhoto[]) => void;
  readonly form: { readonly getValues: (name: 'photos') => readonly SentPhoto[] };
}

/** Photos for a claim: files of its shipment. One that is removed while another is sent does not come back. */
export const ClaimPhotos = ({
  shipment,
  act,
  label,
}: {
  readonly shipment: string;
  readonly act: PhotosAct;
  readonly label: string;
}) => (
  <PhotosField
    photos={act.values.photos}
    onChange={(update) => act.set('photos', [...update(act.form.getValues('photos'))])}
    subject={{ kind: 'shipment', id: shipment }}
    purpose="CLAIM_PHOTO"
    most={MOST_CLAIM_PHOTOS}
    label={label}
    hint="Of the damage, the packing and the label"
    waits
  />
);

import type { PastCloud, Person } from '../../life/past-cloud.ts';
import { sendFile, sendReleasedFile } from '../../life/send-file.ts';
import { parcelCodeOf } from '../samples/numbers.ts';
import type { SampleParcel } from '../samples/sample-parcel.ts';
import { invoiceOf, photoOf } from './pictures.ts';

/** What has an invoice. */
type Ordered = Pick<SampleParcel, 'shows' | 'bought'>;

const FRONT = [0];
/** What is photographed where its owner asks for more. */
export const OTHER_SIDES = [1, 2, 3];

/**
 * Sends the files of sample parcels, each once.
 * @param today a cloud with today's clock, because files are looked through now.
 */
export const sampleFiles = (today: PastCloud) => {
  const invoices = new Map<string, Promise<string>>();
  const ofPerson = async (purpose: 'PARCEL_INVOICE' | 'TRACE_PROOF', as: Person, parcel: Ordered) =>
    sendReleasedFile(today, as, {
      purpose,
      subject: { kind: 'person', id: as.userId },
      contentType: 'application/pdf',
      bytes: await invoiceOf(parcel),
      words: `${purpose} of ${parcel.shows}`,
    });
  return {
    /** The id of the invoice that its owner sends for a parcel, looked through. */
    invoice: (as: Person, parcel: Ordered): Promise<string> => {
      const sent = invoices.get(parcel.shows) ?? ofPerson('PARCEL_INVOICE', as, parcel);
      invoices.set(parcel.shows, sent);
      return sent;
    },
    /** The same as proof that a parcel is theirs. */
    proof: (as: Person, parcel: Ordered): Promise<string> => ofPerson('TRACE_PROOF', as, parcel),
    /** Sends photos of a parcel: of its front, or of these sides. */
    photos: async (bench: Person, parcel: SampleParcel, sides: readonly number[] = FRONT): Promise<void> => {
      for (const side of sides)
        await sendFile(today, bench, {
          purpose: 'PARCEL_PHOTO',
          subject: { kind: 'parcel', id: parcelCodeOf(parcel.shows) },
          contentType: 'image/jpeg',
          bytes: await photoOf(parcel, side),
          words: `photo ${side} of ${parcel.shows}`,
        });
    },
  };
};

export type SampleFiles = ReturnType<typeof sampleFiles>;

import { useState } from 'react';
import type { Booking } from '#domain/bookings/booking.ts';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import { subjectText } from '#domain/files/file.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { openInTab } from '#web/ui/open-tab.ts';

/** The photos that the customer has sent: of the goods, or of the way to the door. */
export const Photos = ({ booking: { photos, ownerId } }: { readonly booking: Booking }) => {
  const [failure, setFailure] = useState('');
  if (photos.length === 0) return null;
  const subject = subjectText({ kind: 'person', id: ownerId });
  const open = (id: string): void => {
    setFailure('');
    void openInTab(
      async () => (await api(fileEndpoints.open, { params: { id }, query: { subject } })).url,
    ).catch((error: unknown) => setFailure(messageOf(error)));
  };
  return (
    <Section title="Photos" className="min-w-0 space-y-3">
      <div className="flex flex-wrap gap-2">
        {photos.map((id, index) => (
          <Button key={id} look="plain" onClick={() => open(id)}>
            Photo {index + 1}
          </Button>
        ))}
      </div>
      {failure === '' ? null : <Alert title="Not opened">{failure}</Alert>}
    </Section>
  );
};

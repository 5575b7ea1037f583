import { Instant } from '#web/ui/text/instant.tsx';

/** Who is meant by the id that a change was noted with. */
export const whoChanged = (by: string | undefined, ownId: string): string =>
  by === ownId ? 'by you' : 'by another admin';

/** When something was changed last, and by whom as far as it concerns the reader. */
export const LastChange = ({
  at,
  by,
  ownId,
}: {
  readonly at: string | undefined;
  readonly by: string | undefined;
  readonly ownId: string;
}) => (
  <p className="text-sm text-ink-soft">
    {at === undefined ? (
      'Never changed: these are the values a new house begins with.'
    ) : (
      <>
        Changed <Instant at={at} /> {whoChanged(by, ownId)}
      </>
    )}
  </p>
);

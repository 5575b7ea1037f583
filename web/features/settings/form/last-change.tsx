import { Instant } from '#web/ui/text/instant.tsx';

/** Name for the id of who made a change. */
export const whoChanged = (by: string | undefined, ownId: string): string =>
  by === ownId ? 'by you' : 'by another admin';

/** When something was changed last, and whether by the reader. */
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
      'Not edited yet: default values.'
    ) : (
      <>
        Changed <Instant at={at} /> {whoChanged(by, ownId)}
      </>
    )}
  </p>
);

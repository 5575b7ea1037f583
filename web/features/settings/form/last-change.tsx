import { Instant } from '#web/ui/text/instant.tsx';
import { useBy } from './use-by.ts';

/** When something was changed last, and by whom. */
export const LastChange = ({
  at,
  by,
}: {
  readonly at: string | undefined;
  readonly by: string | undefined;
}) => {
  const named = useBy([by]);
  return (
    <p className="text-sm text-ink-soft">
      {at === undefined ? (
        'Not edited yet: default values.'
      ) : (
        <>
          Changed <Instant at={at} /> {named(by)}
        </>
      )}
    </p>
  );
};

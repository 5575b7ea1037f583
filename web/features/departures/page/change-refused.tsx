import { messageOf } from '#web/api/api-error.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { wasChanged } from '../use-departures.ts';

/** Explains why a change was not saved. */
export const ChangeRefused = ({ error }: { readonly error: Error }) =>
  wasChanged(error) ? (
    <Alert kind="warning" title="Someone else has changed this flight">
      What you see now is up to date, and what you typed is still here. Save again if it is still right.
    </Alert>
  ) : (
    <Alert>{messageOf(error)}</Alert>
  );

import { ApiError, messageOf } from '#web/api/api-error.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';

/** True when a colleague's change was saved first (optimistic lock). */
export const wasChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ENQUIRY_CHANGED';

/** Explains why a change was not saved. */
export const ChangeRefused = ({ error }: { readonly error: Error }) =>
  wasChanged(error) ? (
    <Alert kind="warning" title="Someone else worked on this">
      What you see now is up to date. Read what they did, then do yours again if it is still needed.
    </Alert>
  ) : (
    <Alert>{messageOf(error)}</Alert>
  );

import { ApiError, messageOf } from '#web/api/api-error.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';

/** Whether somebody else was first. */
export const wasChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ENQUIRY_CHANGED';

/** What became of a step that was not taken. */
export const Refused = ({ error }: { readonly error: Error }) =>
  wasChanged(error) ? (
    <Alert kind="warning" title="Somebody else worked on this">
      What you see now is up to date. Read what they did, then do yours again if it is still needed.
    </Alert>
  ) : (
    <Alert>{messageOf(error)}</Alert>
  );

import { messageOf } from '#web/api/api-error.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { wasChanged } from './use-closing.ts';

/** Why a step was refused. When a colleague was first, what is shown is already new. */
export const StepRefused = ({ error }: { readonly error: unknown }) =>
  error ? <Alert kind={wasChanged(error) ? 'warning' : 'error'}>{messageOf(error)}</Alert> : null;

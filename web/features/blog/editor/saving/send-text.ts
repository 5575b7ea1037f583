import { blogEndpoints } from '#domain/blog/endpoints.ts';
import type { TextToSave } from '#domain/blog/text/saving.ts';
import { ApiError, messageOf, UNREACHABLE } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import type { Answer } from './autosave.ts';

/** A server that does not answer is tried again. */
const TIMEOUT_MS = 10_000;

const failed = (error: unknown): Answer => {
  const status = error instanceof ApiError ? error.status : UNREACHABLE;
  const is = status === UNREACHABLE ? 'unreachable' : status >= 500 || status === 429 ? 'failing' : 'refused';
  return { is: 'failed', trouble: { is, message: messageOf(error) } };
};

/** Sends a text, and says what became of it. */
export const sendText = async (id: string, body: TextToSave): Promise<Answer> => {
  try {
    const saved = await api(
      blogEndpoints.saveText,
      { params: { id }, body },
      AbortSignal.timeout(TIMEOUT_MS),
    );
    return { is: 'saved', revision: saved.revision };
  } catch (error) {
    const refusal = refusalIn(error, blogEndpoints.saveText);
    if (refusal?.code === 'TEXT_CHANGED') return { is: 'changed', ...refusal.details };
    if (refusal?.code === 'TEXT_EMPTIED') return { is: 'emptied' };
    return failed(error);
  }
};

import { ok, type Result, refuse } from '../../kernel/result.ts';
import { christmasDraft } from './christmas-draft.ts';
import type { MadeDraft, OwnData } from './made-draft.ts';
import type { MadeKind } from './made-job.ts';
import { ratesDraft } from './rates-draft.ts';

/** Makes a draft of our own data, or says why that is not possible. The same data makes the same draft. */
export const makeDraft = (kind: MadeKind, data: OwnData): Result<MadeDraft, 'NOTHING_TO_SAY'> => {
  const draft = kind === 'rates' ? ratesDraft(data) : christmasDraft(data);
  return typeof draft === 'string' ? refuse('NOTHING_TO_SAY', draft) : ok(draft);
};

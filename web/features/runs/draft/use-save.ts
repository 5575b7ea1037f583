import { useState } from 'react';
import { deskRunEndpoints } from '#domain/runs/desk/endpoints.ts';
import { api } from '#web/api/client.ts';
import { useReadAgain, useShowRun } from '../use-runs.ts';
import { isEmptyNew, type Step, stepsOf } from './steps.ts';
import type { DraftOfDay } from './use-draft.ts';

/** A run that was not saved, with what was thrown. */
export interface NotSaved {
  readonly id: string;
  readonly error: unknown;
}

const CANCELED_BECAUSE = 'No stop was left in it.';

/**
 * Saves a draft run by run. What is refused stays a draft and is named with the reason; the others are saved. A lost answer does no harm,
 * for the same sent again changes nothing.
 */
export const useSave = (day: string, { all, settle, rebase, hold }: DraftOfDay) => {
  const show = useShowRun();
  const readAgain = useReadAgain();
  const [isBusy, setBusy] = useState(false);
  const [refused, refuse] = useState<readonly NotSaved[]>([]);

  const send = async (step: Step, version: number): Promise<number> => {
    const params = { id: step.id };
    if (step.kind === 'cancel') {
      const act = { kind: 'CANCEL', because: CANCELED_BECAUSE } as const;
      const canceled = await api(deskRunEndpoints.act, { params, body: { version, act } });
      await show(canceled);
      settle(step.id);
      return canceled.run.version;
    }
    const saved = await api(deskRunEndpoints.save, { params, body: { version, form: step.form } });
    await show(saved);
    if (step.isLast) settle(step.id);
    else rebase(step.id, saved.run.version);
    return saved.run.version;
  };

  const save = async (): Promise<readonly NotSaved[]> => {
    setBusy(true);
    hold(true);
    refuse([]);
    const versions = new Map(all.columns.map(({ id, now }) => [id, now.version]));
    const failed: NotSaved[] = [];
    for (const column of all.columns) if (isEmptyNew(column)) settle(column.id);
    for (const step of stepsOf(day, all)) {
      if (failed.some(({ id }) => id === step.id)) continue;
      try {
        // One after the other: a run must have given a stop away before another one takes it.
        versions.set(step.id, await send(step, versions.get(step.id) ?? 0));
      } catch (error) {
        failed.push({ id: step.id, error });
      }
    }
    refuse(failed);
    setBusy(false);
    hold(false);
    await readAgain();
    return failed;
  };
  return { save, isBusy, refused, forget: () => refuse([]) };
};

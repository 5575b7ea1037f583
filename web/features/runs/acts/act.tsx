import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { deskRunEndpoints } from '#domain/runs/desk/endpoints.ts';
import type { RunAct as Deed } from '#domain/runs/desk/run-form.ts';
import type { Run } from '#domain/runs/run.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { type Act, useAct } from '#web/ui/forms/act/use-act.ts';
import type { Desk } from '../desk.ts';
import { useRunChange } from '../use-runs.ts';
import { Refused } from './refused.tsx';

/** What every act needs: the run as it is saved, and the board around it. */
export interface ActProps {
  readonly run: Run;
  /** The name of its van. */
  readonly van: string;
  readonly desk: Desk;
  readonly onClose: () => void;
}

/** A form that does one thing with a run. */
export const useRunAct = <Values extends FieldValues>(
  { run, onClose }: Pick<ActProps, 'run' | 'onClose'>,
  {
    begin,
    deed,
    said,
    done,
  }: {
    readonly begin: Values;
    readonly deed: (values: Values) => Deed;
    /** What is said when it is done. */
    readonly said: string;
    readonly done?: (reply: EndpointReply<typeof deskRunEndpoints.act>) => void;
  },
): Act<Values> =>
  useAct(useRunChange(deskRunEndpoints.act), {
    begin,
    keeps: 'all',
    input: (values) => ({
      params: { id: run.id },
      body: { version: run.version, act: deed(values as Values) },
    }),
    done: (reply) => {
      toast.success(said);
      onClose();
      done?.(reply);
    },
  });

/** The form of one act in a dialog, with its two ways out. */
export const RunActForm = <Values extends FieldValues>({
  act,
  press,
  desk,
  disabled = false,
  onClose,
  children,
}: {
  readonly act: Act<Values>;
  readonly press: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
} & Pick<ActProps, 'desk' | 'onClose'>) => (
  <ActForm act={act} className="grid gap-4">
    {children}
    <ActFailure act={act} words={(error) => <Refused error={error} desk={desk} />} />
    <div className="flex flex-wrap gap-2">
      <ActButton act={act} className="" disabled={disabled}>
        {press}
      </ActButton>
      <Button look="plain" disabled={act.busy} onClick={onClose}>
        Not now
      </Button>
    </div>
  </ActForm>
);

import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import type { Act } from '#web/ui/forms/act/use-act.ts';
import { parcelNowIn } from '../use-desk-parcels.ts';
import { states, whoseWords } from '../words.tsx';

/** Why it was not done, and what the parcel is now where a colleague was faster. */
export const Refused = ({ error }: { readonly error: Error }) => {
  const now = parcelNowIn(error);
  return (
    <Alert title="Not saved">
      {messageOf(error)}
      {now === undefined ? null : (
        <>
          {' '}
          Now it is: {states[now.state].words}, {whoseWords(now).toLowerCase()}.
        </>
      )}
    </Alert>
  );
};

/** The form of one deed in a dialog, with its two ways out. */
export const DeedForm = <Values extends FieldValues, Ready>({
  act,
  press,
  danger = false,
  disabled = false,
  failure = (error) => <Refused error={error} />,
  onClose,
  children,
}: {
  readonly act: Act<Values, Ready>;
  readonly press: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** What stands there when it was not done. */
  readonly failure?: (error: Error) => ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => (
  <ActForm act={act} className="grid gap-4">
    {children}
    <ActFailure act={act} words={failure} />
    <div className="flex flex-wrap gap-2">
      <ActButton act={act} look={danger ? 'danger' : 'primary'} className="" disabled={disabled}>
        {press}
      </ActButton>
      <Button look="plain" disabled={act.busy} onClick={onClose}>
        Not now
      </Button>
    </div>
  </ActForm>
);

/** Reasons have three characters at least. */
export const isWritten = (reason: string): boolean => reason.trim().length >= 3;

/** One thing that waits for us, with what is done about it on the spot. */
export const ToDo = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <li className="grid gap-3 border-s-[6px] border-time bg-time-wash px-4 py-3">
    <h3 className="text-xl">{title}</h3>
    {children}
  </li>
);

import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { messageOf } from '#web/api/api-error.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { DialogAct, type DialogActProps } from '#web/ui/forms/act/dialog-act.tsx';
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

/** The form of one deed in a dialog. */
export const DeedForm = <Values extends FieldValues, Ready>({
  danger = false,
  failure = (error) => <Refused error={error} />,
  ...props
}: Omit<DialogActProps<Values, Ready>, 'look'> & {
  readonly danger?: boolean;
  /** What stands there when it was not done. */
  readonly failure?: (error: Error) => ReactNode;
}) => <DialogAct {...props} look={danger ? 'danger' : 'primary'} words={failure} />;

/** Reasons have three characters at least. */
export const isWritten = (reason: string): boolean => reason.trim().length >= 3;

/** One thing that waits for us, with what is done about it on the spot. */
export const ToDo = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <li className="grid gap-3 border-s-[6px] border-time bg-time-wash px-4 py-3">
    <h3 className="text-xl">{title}</h3>
    {children}
  </li>
);

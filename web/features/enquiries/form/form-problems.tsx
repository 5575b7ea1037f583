import { type ReactNode, useEffect, useRef } from 'react';
import { enquiryFieldNames } from '#domain/enquiries/form/validation.ts';
import type { EnquiryProblems } from './use-enquiry.ts';

/** A link to the field of a message. */
const goTo = (form: HTMLFormElement | null, name: string): void => {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
};

/** Why the form was not sent: all messages in one place above it, announced and focused, each with a link to its field. */
export const FormProblems = ({
  errors,
  failure,
  times,
  children,
}: EnquiryProblems & {
  /** Other ways to reach us, for when the form does not work. */
  readonly children: ReactNode;
}) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (times > 0) box.current?.focus();
  }, [times]);
  const wrong = enquiryFieldNames.filter((name) => errors[name] !== undefined);
  if (!failure && wrong.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="grid gap-2 rounded-label border border-s-[6px] border-wrong bg-wrong-wash px-4 py-3"
    >
      <p className="font-semibold">{failure || 'Please look at this again'}</p>
      {wrong.length > 0 ? (
        <ul className="grid">
          {wrong.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="text-link min-h-11 text-start"
                onClick={({ currentTarget }) => goTo(currentTarget.form, name)}
              >
                {errors[name]}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {failure ? children : null}
    </div>
  );
};

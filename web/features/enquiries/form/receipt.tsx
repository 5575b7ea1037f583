import { useEffect, useRef } from 'react';
import { actionClass } from '#web/ui/button.tsx';

/** Confirms an enquiry: its reference and what happens next. */
export const Receipt = ({ reference }: { readonly reference: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="label-sheet">
      <div className="grid gap-4 p-5 sm:p-6">
        <h3 ref={heading} tabIndex={-1} className="text-3xl">
          We have your message
        </h3>
        <p>
          <span className="label-caption block">Your reference</span>
          <strong className="font-mono text-3xl font-semibold">{reference}</strong>
        </p>
        <p>
          We read your message and answer to the e-mail address you gave. If you call, give the reference and
          we can find it.
        </p>
      </div>
      <div className="label-tear p-5 sm:px-6">
        <a href={location.pathname} className={actionClass({ look: 'plain' })}>
          Write another message
        </a>
      </div>
    </div>
  );
};

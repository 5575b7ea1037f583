import { type ReactNode, useId } from 'react';

/** Scroll margin, so that a focused field is not hidden by the bar at the form's end. */
export const formLayout =
  'grid gap-8 [&_:is(input,select,textarea)]:scroll-mb-72 [&_:is(input,select,textarea)]:scroll-mt-32';

/** Fields that belong together, under a heading of their own. */
export const FieldGroup = ({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <fieldset
      aria-labelledby={id}
      className="grid min-w-0 gap-4 border-t-[1.5px] border-ink pt-4 first:border-t-0 first:pt-0 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8"
    >
      <div className="grid content-start gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {hint ? <div className="text-sm text-ink-soft">{hint}</div> : null}
      </div>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
    </fieldset>
  );
};

/** Short number fields side by side, also on a phone, with their boxes on one line. */
export const NumberRow = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3 md:grid-cols-3">{children}</div>
);

/** Short fields side by side where there is room. */
export const Side = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
);

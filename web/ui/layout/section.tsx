import { type ReactNode, useId } from 'react';

/** A section of a screen with its heading. */
export const Section = ({
  title,
  className,
  children,
}: {
  readonly title: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="break-words text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
};

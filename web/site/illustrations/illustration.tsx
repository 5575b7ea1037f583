import { type ReactNode, useId } from 'react';

/** An SVG illustration with a title and a description for screen readers. It has the colors of the tokens and the width of its container. */
export const Illustration = ({
  title,
  description,
  width,
  height,
  className = 'h-auto w-full',
  children,
}: {
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      className={className}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {children}
    </svg>
  );
};

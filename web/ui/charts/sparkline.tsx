const HEIGHT = 24;
const STEP = 5;

/**
 * A trend in the size of a word, one bar per step, relative to `top`, so that several can be compared; by default to its own
 * highest value. The values are in its label.
 */
export const Sparkline = ({
  values,
  label,
  top = Math.max(1, ...values),
}: {
  readonly values: readonly number[];
  readonly label: string;
  readonly top?: number;
}) => {
  const width = values.length * STEP;
  return (
    <svg
      role="img"
      aria-label={`${label}: ${values.join(', ')}`}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={124}
      height={HEIGHT}
      preserveAspectRatio="none"
      className="text-link"
    >
      <path d={`M0 ${HEIGHT - 0.5}H${width}`} className="stroke-rule" />
      <path
        fill="currentColor"
        d={values
          .map((value, step) => {
            const height = value === 0 ? 0 : Math.max(2, (value / top) * (HEIGHT - 1));
            return `M${step * STEP} ${HEIGHT}v${-height}h${STEP - 1}v${height}z`;
          })
          .join('')}
      />
    </svg>
  );
};

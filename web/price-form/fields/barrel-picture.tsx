import type { BarrelCode } from '#domain/kernel/barrels.ts';

/** Width and height in inches, as barrels of that size come. */
const sizes: Readonly<Record<BarrelCode, readonly [number, number]>> = {
  B30: [19, 29],
  B55: [23, 35],
  B77: [26, 42],
};
const GROUND = 44;

/** A barrel drawn to scale beside the others. */
export const BarrelPicture = ({ barrel }: { readonly barrel: BarrelCode }) => {
  const [width, height] = sizes[barrel];
  const left = (30 - width) / 2;
  const top = GROUND - height;
  return (
    <svg viewBox="0 0 30 46" width="45" height="69" aria-hidden="true" focusable="false">
      <rect x={left} y={top} width={width} height={height} rx="2.5" fill="currentColor" />
      {[0.3, 0.68].map((share) => (
        <rect
          key={share}
          x={left}
          y={top + height * share}
          width={width}
          height="1.5"
          className="fill-time"
        />
      ))}
    </svg>
  );
};

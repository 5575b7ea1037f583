import type { BarrelCode } from '#domain/kernel/barrels.ts';
import { Illustration } from './illustration.tsx';

/** Outside dimensions of common barrels, in inches. Manufacturers differ by about an inch. */
const barrelMeasures: Readonly<
  Record<BarrelCode, { readonly gallons: number; readonly across: number; readonly high: number }>
> = {
  B30: { gallons: 30, across: 19, high: 29 },
  B55: { gallons: 55, across: 24, high: 36 },
  B77: { gallons: 77, across: 26, high: 41 },
};

/** 5 ft 6 in. */
const PERSON_INCHES = 66;
const PIXELS_PER_INCH = 4;
const FLOOR = 300;
const GAP = 52;
const FIRST_BARREL = 182;

const Barrel = ({
  x,
  width,
  height,
}: {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}) => {
  const top = FLOOR - height;
  const belly = width * 0.06;
  return (
    <g>
      <path
        d={`M${x} ${top}h${width}q${belly} ${height / 2} 0 ${height}h${-width}q${-belly} ${-height / 2} 0 ${-height}Z`}
        className="fill-sheet stroke-ink stroke-[2.5px]"
      />
      <path d={`M${x} ${top + height * 0.36}h${width}v${height * 0.2}h${-width}Z`} className="fill-action" />
      <path
        d={`M${x} ${top + height * 0.28}h${width}M${x} ${top + height * 0.64}h${width}M${x} ${top + 7}h${width}`}
        className="stroke-ink stroke-2"
      />
    </g>
  );
};

/** A person of average height, for comparison. */
const Person = () => {
  const top = FLOOR - PERSON_INCHES * PIXELS_PER_INCH;
  return (
    <g>
      <path
        d={`M62 ${FLOOR}V${top + 150}H90V${FLOOR}M98 ${FLOOR}V${top + 150}H70`}
        className="fill-none stroke-link stroke-[22px]"
      />
      <path
        d={`M48 ${top + 64}q32-18 64 0l8 62q2 8-6 9l-8-1v28H54v-28l-8 1q-8-1-6-9Z`}
        className="fill-time stroke-ink stroke-[2.5px]"
      />
      <circle cx="80" cy={top + 30} r="24" className="fill-[#8a5a3c] stroke-ink stroke-[2.5px]" />
      <path
        d={`M56 ${top + 28}q2-30 24-30t24 30q-24-14-48 0Z`}
        className="fill-action stroke-ink stroke-[2.5px]"
      />
    </g>
  );
};

/** The three barrels beside a person, drawn to scale. */
export const BarrelSizes = ({ className }: { readonly className?: string }) => {
  const barrels = Object.values(barrelMeasures);
  return (
    <Illustration
      title="Barrel sizes beside a person"
      description={`To scale beside a person of five feet six: ${barrels
        .map(
          ({ gallons, across, high }) => `${gallons} gallons, about ${across} inches across and ${high} high`,
        )
        .join('; ')}.`}
      width={620}
      height={368}
      className={className}
    >
      <Person />
      {barrels.map(({ gallons, across, high }, index) => {
        const before = barrels
          .slice(0, index)
          .reduce((sum, one) => sum + one.across * PIXELS_PER_INCH + GAP, 0);
        const x = FIRST_BARREL + before;
        const width = across * PIXELS_PER_INCH;
        const middle = x + width / 2;
        return (
          <g key={gallons} textAnchor="middle">
            <Barrel x={x} width={width} height={high * PIXELS_PER_INCH} />
            <text x={middle} y={FLOOR + 32} className="fill-ink font-display text-[27px] font-extrabold">
              {gallons} gal
            </text>
            <text x={middle} y={FLOOR + 60} className="fill-ink-soft text-[21px]">
              {across} × {high} in
            </text>
          </g>
        );
      })}
      <path d={`M0 ${FLOOR}h620`} className="stroke-ink stroke-[2.5px]" />
      <text x="80" y={FLOOR + 32} textAnchor="middle" className="fill-ink-soft text-[21px]">
        5 ft 6 in
      </text>
    </Illustration>
  );
};

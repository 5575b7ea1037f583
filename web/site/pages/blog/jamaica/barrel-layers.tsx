import { Drawing } from '../../../drawings/drawing.tsx';

/** From the lid down, with how high each layer stands on the drawing. */
const layers = [
  { name: 'Blanket, pressed down', height: 34, fill: 'fill-time-wash' },
  { name: 'Cereal, snacks, paper goods', height: 62, fill: 'fill-sheet' },
  { name: 'Clothes and shoes, round the sides too', height: 92, fill: 'fill-note-wash' },
  { name: 'Bottles in bags, upright', height: 60, fill: 'fill-done-wash' },
  { name: 'Rice, flour, tins, tools', height: 72, fill: 'fill-time' },
] as const;

const TOP = 24;

/** A barrel cut open: what lies on what. */
export const BarrelLayers = () => {
  const total = layers.reduce((sum, { height }) => sum + height, 0);
  return (
    <Drawing
      title="A barrel cut open"
      description={`From the lid down: ${layers.map(({ name }) => name.toLowerCase()).join('; ')}.`}
      width={560}
      height={total + 2 * TOP}
    >
      {layers.map(({ name, height, fill }, index) => {
        const top = TOP + layers.slice(0, index).reduce((sum, layer) => sum + layer.height, 0);
        return (
          <g key={name}>
            <path d={`M20 ${top}h180v${height}H20Z`} className={`${fill} stroke-ink stroke-2`} />
            <path d={`M200 ${top + height / 2}h34`} className="stroke-edge stroke-2" />
            <text x="244" y={top + height / 2 + 6} className="fill-ink text-[18px] font-semibold">
              {name}
            </text>
          </g>
        );
      })}
      <path d={`M12 ${TOP - 8}h196v14H12Z`} className="fill-action stroke-ink stroke-2" />
      <path d={`M20 ${TOP}v${total}h180V${TOP}`} className="fill-none stroke-ink stroke-[4px]" />
    </Drawing>
  );
};

import { Illustration } from '../../../illustrations/illustration.tsx';

/** The layers from the lid down, with their heights in the illustration. */
const layers = [
  { name: 'Blanket on top', height: 34, fill: 'fill-time-wash' },
  { name: 'Snacks, paper goods', height: 62, fill: 'fill-sheet' },
  { name: 'Clothes and shoes', height: 92, fill: 'fill-note-wash' },
  { name: 'Bottles, upright', height: 60, fill: 'fill-done-wash' },
  { name: 'Rice, cans, tools', height: 72, fill: 'fill-time' },
] as const;

const TOP = 24;

/** A cross-section of a packed barrel. */
export const BarrelLayers = () => {
  const total = layers.reduce((sum, { height }) => sum + height, 0);
  return (
    <Illustration
      title="A barrel cut open"
      description={`From the lid down: ${layers.map(({ name }) => name.toLowerCase()).join('; ')}.`}
      width={400}
      className="h-auto w-full max-w-md"
      height={total + 2 * TOP}
    >
      {layers.map(({ name, height, fill }, index) => {
        const top = TOP + layers.slice(0, index).reduce((sum, layer) => sum + layer.height, 0);
        return (
          <g key={name}>
            <path d={`M20 ${top}h160v${height}H20Z`} className={`${fill} stroke-ink stroke-2`} />
            <path d={`M180 ${top + height / 2}h28`} className="stroke-edge stroke-2" />
            <text x="216" y={top + height / 2 + 6} className="fill-ink text-[17px] font-semibold">
              {name}
            </text>
          </g>
        );
      })}
      <path d={`M12 ${TOP - 8}h176v14H12Z`} className="fill-action stroke-ink stroke-2" />
      <path d={`M20 ${TOP}v${total}h160V${TOP}`} className="fill-none stroke-ink stroke-[4px]" />
    </Illustration>
  );
};

import { Illustration } from './illustration.tsx';

const Door = ({ x, open = false }: { readonly x: number; readonly open?: boolean }) => (
  <g>
    <path d={`M${x} 142h92v118h-92Z`} className="fill-night stroke-ink stroke-[2.5px]" />
    {open ? null : (
      <path d={`M${x} 166h92M${x} 190h92M${x} 214h92M${x} 238h92`} className="stroke-edge stroke-2" />
    )}
    <path d={`M${x + 6} 260v-12h12v12M${x + 74} 260v-12h12v12`} className="fill-ink" />
  </g>
);

const Barrel = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g>
    <path d={`M${x} ${y}h28q4 20 0 40h-28q-4-20 0-40Z`} className="fill-sheet stroke-ink stroke-2" />
    <path d={`M${x - 1} ${y + 14}h30v10h-30Z`} className="fill-action" />
  </g>
);

/** The pickup van at a door. */
const Van = () => (
  <g>
    <path d="M430 178h128v104H430Z" className="fill-sheet stroke-ink stroke-[2.5px]" />
    <path d="M558 208h38l28 38v36h-66Z" className="fill-action stroke-ink stroke-[2.5px]" />
    <path d="M572 218h20l18 26h-38Z" className="fill-note-wash stroke-ink stroke-2" />
    <path d="M430 212h128v10H430Z" className="fill-action" />
    <path d="M430 226h128v6H430Z" className="fill-time" />
    <circle cx="462" cy="284" r="17" className="fill-ink stroke-sheet stroke-[5px]" />
    <circle cx="590" cy="284" r="17" className="fill-ink stroke-sheet stroke-[5px]" />
  </g>
);

/** The dock: doors, barrels, the van, and a bridge in the background. `city` is where it is. */
export const Dock = ({ city, className }: { readonly city: string; readonly className?: string }) => (
  <Illustration
    title={`The dock in ${city}`}
    description="A low warehouse with three loading doors, one of them open with barrels and boxes in front of it; a van has backed up to the third. Behind it is a long steel bridge."
    width={680}
    height={320}
    className={className}
  >
    <path
      d="M0 92h680M0 104h680M0 92 40 40 80 92l40-26 40 26 40-26 40 26 40-26 40 26 40-60 40 60 40-26 40 26 40-26 40 26 40-26 40 26 40-52 40 52M40 40V92M340 32V92M640 40V92"
      className="fill-none stroke-rule stroke-[3px]"
    />
    <path d="M20 118h640v182H20Z" className="fill-sunk stroke-ink stroke-[2.5px]" />
    <path d="M20 108h640v16H20Z" className="fill-ink" />
    <path d="M20 108h140v16H20Z" className="fill-action" />
    <path d="M160 108h60v16h-60Z" className="fill-time" />
    <Door x={60} />
    <Door x={200} open />
    <Door x={450} />
    <path d="M318 150h100v66H318Z" className="fill-sheet stroke-ink stroke-[2.5px]" />
    <path d="M330 166h76M330 180h56M330 194h66" className="stroke-edge stroke-[3px]" />
    <path d="M20 260h380v40H20Z" className="fill-rule stroke-ink stroke-[2.5px]" />
    <Barrel x={212} y={218} />
    <Barrel x={250} y={218} />
    <path d="M308 216h44v44h-44Z" className="fill-time stroke-ink stroke-2" />
    <path d="M326 216h8v44h-8Z" className="fill-action" />
    <path d="M354 230h34v30h-34Z" className="fill-time-wash stroke-ink stroke-2" />
    <Van />
    <path d="M0 301h680" className="stroke-ink stroke-[3px]" />
  </Illustration>
);

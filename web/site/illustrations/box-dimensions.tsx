import { Illustration } from './illustration.tsx';

const label = 'fill-ink font-display text-[20px] font-extrabold';
const measure = 'fill-none stroke-link stroke-2';

/** A box with its length, width and height at the widest points. */
export const BoxDimensions = ({ className }: { readonly className?: string }) => (
  <Illustration
    title="How to measure a box"
    description="A taped box with lines along its length, its width and its height. Measure at the widest points, bulges included."
    width={460}
    height={340}
    className={className}
  >
    <path d="M60 130 230 190V310L60 245Z" className="fill-time stroke-ink stroke-[2.5px]" />
    <path d="M230 190 390 120V232L230 310Z" className="fill-time-wash stroke-ink stroke-[2.5px]" />
    <path d="M60 130 220 66 390 120 230 190Z" className="fill-sheet stroke-ink stroke-[2.5px]" />
    <path d="M132 101 302 156V214L284 222V164L116 108Z" className="fill-action" />
    <path d="M90 180l56 20v44l-56-21Z" className="fill-[#fbfaf6] stroke-ink stroke-2" />
    <path d="M100 197l34 12M100 207l22 8" className="stroke-[#0a2138] stroke-2" />
    <path d="M50 264 220 330M50 256v16M220 322v16" className={measure} />
    <path d="M242 330 402 250M242 322v16M402 242v16" className={measure} />
    <path d="M410 120V232M402 120h16M402 232h16" className={measure} />
    <text x="106" y="326" textAnchor="middle" className={label}>
      Length
    </text>
    <text x="352" y="316" textAnchor="middle" className={label}>
      Width
    </text>
    <text x="424" y="100" textAnchor="end" className={label}>
      Height
    </text>
  </Illustration>
);

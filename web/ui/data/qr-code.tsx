/** A QR code, drawn as one shape. Always dark on white, because not every camera reads the reverse. */
export const QrCode = ({
  modules,
  label,
}: {
  readonly modules: readonly (readonly boolean[])[];
  readonly label: string;
}) => {
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      className="block aspect-square w-full"
    >
      <rect width={modules.length} height={modules.length} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
};

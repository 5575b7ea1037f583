import { useEffect } from 'react';
import { bars, type Drawing, qr } from '#domain/papers/barcodes/rectangles.ts';
import { NOBODY_YET, type ParcelLabel } from '#domain/papers/zpl/parcel-label.ts';

const Picture = ({ drawing, className }: { readonly drawing: Drawing; readonly className: string }) => (
  <svg
    viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    preserveAspectRatio="none"
    shapeRendering="crispEdges"
    className={className}
    aria-hidden="true"
  >
    {drawing.black.map(({ x, y, width, height }) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} fill="#000" />
    ))}
  </svg>
);

/** The label for the print dialog, which opens with it. On the screen there is nothing of it. */
export const PrintedLabel = ({ label }: { readonly label: ParcelLabel }) => {
  useEffect(() => {
    // `label` is a new one each time that somebody prints, also the same label once more.
    if (label) print();
  }, [label]);
  return (
    <div className="print-alone parcel-label hidden print:grid">
      <Picture drawing={qr(label.code)} className="parcel-label-qr" />
      <div>
        <p className="parcel-label-top">
          <b>{label.mailbox ?? NOBODY_YET}</b> <b>{label.shelf}</b>
        </p>
        <p>{label.name ?? 'Name not known yet'}</p>
        <p className="parcel-label-small">Received {label.day}</p>
      </div>
      <div className="parcel-label-codes">
        <Picture drawing={bars(label.code)} className="parcel-label-bars" />
        <p>{label.code}</p>
      </div>
    </div>
  );
};

import type { StepPlace } from '#domain/next-step/next-step.ts';

/** Where something is done: the street with a map, when it is open, and a number that works from there. */
export const Place = ({ place: { name, address, map, hours, phone } }: { readonly place: StepPlace }) => (
  <div className="grid gap-1 border-s-4 border-rule ps-4">
    <p className="break-words">
      <strong className="font-semibold">{address ?? name}</strong>
      {map === undefined ? null : (
        <>
          {' '}
          <a href={map} rel="noopener" target="_blank" className="text-link whitespace-nowrap">
            Open a map
          </a>
        </>
      )}
    </p>
    {hours.length === 0 && phone === undefined ? null : (
      <ul className="text-sm text-ink-soft">
        {hours.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {phone === undefined ? null : (
          <li>
            <a href={`tel:${phone.e164}`} className="text-link">
              {phone.display}
            </a>
          </li>
        )}
      </ul>
    )}
  </div>
);

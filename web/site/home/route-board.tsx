const places = [
  { code: 'GEO', city: 'Georgetown', country: 'Guyana' },
  { code: 'KIN', city: 'Kingston', country: 'Jamaica' },
  { code: 'POS', city: 'Port of Spain', country: 'Trinidad' },
  { code: 'BGI', city: 'Bridgetown', country: 'Barbados' },
  { code: 'PBM', city: 'Paramaribo', country: 'Suriname' },
] as const;

/** Where we fly, set like a station board: the airport's code large, the place beside it. */
export const RouteBoard = () => (
  <section aria-labelledby="routes-title" className="bg-night text-on-night">
    <div className="mx-auto max-w-6xl px-4 py-10 sm:py-14">
      <h2 id="routes-title" className="label-caption text-on-night-soft!">
        From New Jersey to
      </h2>
      <ul className="mt-4 grid lg:grid-cols-5 lg:gap-6">
        {places.map(({ code, city, country }) => (
          <li
            key={code}
            className="grid grid-cols-[5.5rem_1fr] items-baseline border-t border-night-rule py-3 lg:block lg:py-4"
          >
            <span className="font-display text-4xl font-extrabold tracking-tight text-time lg:text-6xl">
              {code}
            </span>
            <span className="lg:mt-2 lg:block">
              <span className="font-semibold lg:block">{country}</span>
              <span className="text-on-night-soft before:content-['_·_'] lg:block lg:before:content-none">
                {city}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

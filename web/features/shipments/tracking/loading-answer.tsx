/** About as tall as an answer, so that nothing jumps when it comes. What follows the page's answer is held back meanwhile. */
export const LoadingAnswer = () => (
  <div
    role="status"
    data-waiting=""
    className="label-sheet grid min-h-[36rem] content-start gap-4 p-5 sm:p-6"
  >
    <span className="sr-only">Looking for your shipment…</span>
    {['w-1/3', 'w-3/4', 'w-5/6', 'w-1/2', 'w-2/3', 'w-11/12'].map((width) => (
      <span key={width} aria-hidden="true" className={`resting h-5 ${width}`} />
    ))}
  </div>
);

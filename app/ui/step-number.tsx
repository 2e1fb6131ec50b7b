/** The pennant before a step. Decoration only: the list itself counts. */
export function StepNumber({ children }: { children: number }) {
  return (
    <span
      aria-hidden="true"
      className="sign row-span-2 h-13 w-10 bg-navy pt-2 text-center text-2xl text-white [clip-path:polygon(0_0,100%_0,100%_72%,50%_100%,0_72%)]"
    >
      {children}
    </span>
  );
}

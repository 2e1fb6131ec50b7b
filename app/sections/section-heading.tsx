/** The heading of a band on a light ground. */
export function SectionHeading({ children }: { children: string }) {
  return <h2 className="sign text-3xl text-balance text-navy md:text-4xl">{children}</h2>;
}

/** The heading of a section on a light background. */
export function SectionHeading({ children }: { children: string }) {
  return <h2 className="sign text-3xl text-balance text-navy md:text-4xl">{children}</h2>;
}

/** The heading of a band. Takes the colour of what it stands on. */
export function BandHeading({ id, children }: { id?: string; children: string }) {
  return (
    <h2 id={id} className="sign text-3xl text-balance text-(--act) md:text-4xl">
      {children}
    </h2>
  );
}

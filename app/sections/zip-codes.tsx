/** ZIP codes as small plates, for the eye that looks for its own. */
export function ZipCodes({ label, zips }: { label: string; zips: readonly string[] }) {
  return (
    <dl className="flex flex-wrap items-center gap-2">
      <dt className="mr-1 text-base text-quiet">{label}</dt>
      {zips.map((zip) => (
        <dd key={zip} className="sign rounded-md border-2 border-navy px-2 py-1 text-lg text-navy">
          {zip}
        </dd>
      ))}
    </dl>
  );
}

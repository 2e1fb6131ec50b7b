export function ZipCodes({ label, zips }: { label: string; zips: readonly string[] }) {
  return (
    <dl className="flex flex-wrap items-center gap-2">
      <dt className="text-base text-quiet">{label}</dt>
      {zips.map((zip) => (
        <dd key={zip} className="sign rounded-lg border-2 border-navy px-3 py-1 text-lg text-navy">
          {zip}
        </dd>
      ))}
    </dl>
  );
}

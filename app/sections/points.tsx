/** Short facts side by side, each with its name. */
export function Points({
  points,
  className = '',
}: {
  points: readonly { title: string; text: string }[];
  className?: string;
}) {
  return (
    <dl className={`grid gap-6 ${className}`}>
      {points.map(({ title, text }) => (
        <div key={title} className="border-l-4 border-navy pl-4">
          <dt className="sign text-xl md:text-2xl">{title}</dt>
          <dd className="mt-1 text-quiet">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

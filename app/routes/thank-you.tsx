export default function Screen() {
  return (
    <main>
      <h1>thank-you</h1>
    </main>
  );
}
